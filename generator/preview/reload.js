// Brings an open page to what the document says now, without losing its place, and shows what is wrong with the document until that is mended.
const source = new EventSource('/reload');

source.addEventListener('saved', async () => {
  document.querySelector('#faults')?.remove();
  const answer = await fetch(location.href);
  if (!answer.ok) return location.reload();
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const open = new Set(
    [...document.querySelectorAll('main li[id] > details')].map((each) => `${each.parentElement.id} ${each.open}`),
  );
  for (const name of ['nav', 'main'])
    document.querySelector(name).replaceWith(document.adoptNode(page.querySelector(name)));
  for (const each of document.querySelectorAll('main li[id] > details')) {
    if (open.has(`${each.parentElement.id} true`)) each.open = true;
    else if (open.has(`${each.parentElement.id} false`)) each.open = false;
  }
  document.title = page.title;
  document.dispatchEvent(new Event('contentchange'));
});

source.addEventListener('faults', ({ data }) => {
  document.querySelector('#faults')?.remove();
  const box = document.createElement('pre');
  box.id = 'faults';
  box.setAttribute('role', 'alert');
  box.textContent = JSON.parse(data);
  document.body.prepend(box);
});
