// Updates an open page after a save without losing its place, and shows the errors of the spec until they are fixed.
const source = new EventSource('/reload');

source.addEventListener('saved', async () => {
  document.querySelector('#spec-errors')?.remove();
  const response = await fetch(location.href);
  if (!response.ok) return location.reload();
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const open = new Map(
    [...document.querySelectorAll('main li[id] > details')].map((each) => [each.parentElement.id, each.open]),
  );
  for (const name of ['nav', 'main'])
    document.querySelector(name).replaceWith(document.adoptNode(page.querySelector(name)));
  for (const each of document.querySelectorAll('main li[id] > details'))
    each.open = open.get(each.parentElement.id) ?? each.open;
  document.title = page.title;
  document.dispatchEvent(new Event('contentchange'));
});

source.addEventListener('errors', ({ data }) => {
  document.querySelector('#spec-errors')?.remove();
  const box = document.createElement('pre');
  box.id = 'spec-errors';
  box.setAttribute('role', 'alert');
  box.textContent = JSON.parse(data);
  document.body.prepend(box);
});
