// Enhances the pages: theme switch, search, copy buttons, and a language choice that applies to all pages. Runs before the page is shown, so
// that the theme is right from the first frame; the rest waits for DOMContentLoaded.
(() => {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  const stored = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(key);
      localStorage.setItem(key, value);
    } catch {
      // Some browsers have no storage for pages opened as files.
    }
    return null;
  };
  const theme = stored('theme');
  if (theme) root.dataset.theme = theme;

  document.addEventListener('DOMContentLoaded', () => {
    const base = document.body.dataset.root;
    switchTheme(document.querySelector('.theme'));
    search(document.querySelector('#search'), document.querySelector('#found'), base);
    enrich();
    // The preview replaces the content after a save.
    document.addEventListener('contentchange', enrich);
    const menu = document.querySelector('nav details');
    if (matchMedia('(min-width: 52rem)').matches) menu.open = true;
    document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (let at = target?.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
      target?.scrollIntoView();
    };
    addEventListener('hashchange', reveal);
    if (location.hash) reveal();
  });

  function enrich() {
    for (const pre of document.querySelectorAll('pre')) addCopyButton(pre);
    applyLanguage();
  }

  function switchTheme(button) {
    const isDark = () =>
      root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    const label = () => (button.textContent = isDark() ? 'Light' : 'Dark');
    button.hidden = false;
    label();
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      stored('theme', root.dataset.theme);
      label();
    });
  }

  function addCopyButton(pre) {
    if (pre.querySelector('.copy')) return;
    const text = pre.querySelector('code')?.textContent ?? '';
    const button = document.createElement('button');
    button.className = 'copy';
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(text.trimEnd());
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    });
    pre.append(button);
  }

  function applyLanguage() {
    const key = stored('language');
    for (const choice of document.querySelectorAll('.choice input')) {
      if (choice.value === key) choice.checked = true;
      choice.addEventListener('change', () => stored('language', choice.value));
    }
  }

  function search(input, list, base) {
    let places;
    let chosen = 0;
    input.closest('.search').hidden = false;
    // The index is the largest file: load it with the first search.
    const load = () => {
      if (places !== undefined) return;
      places = [];
      const script = document.createElement('script');
      script.src = `${base}search-index.js`;
      script.addEventListener('load', () => {
        places = read(globalThis.searchIndex);
        show();
      });
      document.head.append(script);
    };
    input.addEventListener('focus', load);
    input.addEventListener('input', () => show());
    // Delayed, so that a click on a result comes first; not when the field has the focus again.
    input.addEventListener('blur', () => setTimeout(() => document.activeElement === input || close(), 150));
    input.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) select(chosen + step);
      else if (event.key === 'Enter') list.children[chosen]?.querySelector('a')?.click();
      else if (event.key === 'Escape') {
        input.value = '';
        close();
        input.blur();
      } else return;
      event.preventDefault();
    });
    document.addEventListener('keydown', (event) => {
      const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (
        event.key !== '/' ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        (typing && event.target.type !== 'radio')
      )
        return;
      event.preventDefault();
      input.focus();
    });

    function close() {
      list.hidden = true;
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-activedescendant');
    }

    function show() {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      if (words.length === 0 || places === undefined) return close();
      const found = places
        .map((place) => [score(place, words), place])
        .filter(([points]) => points > 0)
        .sort(([a], [b]) => b - a)
        .slice(0, 12);
      list.replaceChildren(...found.map(([, place], index) => row(place, index)));
      if (found.length === 0) {
        const none = document.createElement('li');
        none.className = 'none';
        none.textContent = 'Nothing found';
        list.append(none);
      }
      list.hidden = false;
      input.setAttribute('aria-expanded', 'true');
      select(0);
    }

    function row({ title, about, href }, index) {
      const item = document.createElement('li');
      const link = document.createElement('a');
      const note = document.createElement('span');
      item.id = `found-${index}`;
      item.setAttribute('role', 'option');
      link.href = base + href;
      link.tabIndex = -1;
      link.textContent = title;
      note.textContent = about;
      item.append(link, note);
      item.addEventListener('mousemove', () => index !== chosen && select(index));
      item.addEventListener('mousedown', (event) => {
        event.preventDefault();
        link.click();
      });
      return item;
    }

    function select(index) {
      const items = list.querySelectorAll('[role=option]');
      if (items.length === 0) return;
      chosen = (index + items.length) % items.length;
      items.forEach((item, at) => item.setAttribute('aria-selected', String(at === chosen)));
      items[chosen].scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', items[chosen].id);
    }
  }

  /** Every word must match. Matches at the start of the title or of a word in it score higher, and pages score higher than fields. */
  function score({ title, also, weight }, words) {
    let points = weight;
    const text = title.toLowerCase();
    for (const word of words) {
      const at = text.search(new RegExp(`(?:^|[^a-z0-9])${word.replace(/\W/g, '\\$&')}`));
      const whole = new RegExp(`(?:^|[^a-z0-9])${word.replace(/\W/g, '\\$&')}(?:$|[^a-z0-9])`).test(text) ? 2 : 0;
      if (text === word) points += 12;
      else if (at === 0) points += 7 + whole;
      else if (at > 0) points += 5 + whole;
      else if (text.includes(word)) points += 3;
      else if (also.includes(word)) points += 1;
      else return 0;
    }
    return points - title.length / 200;
  }

  /**
   * Parses the index: a line for each page, its parts separated by tabs, the last parts being the places on the page. A heading starts with
   * `#`, a field with the number of id parts that it shares with the field before.
   */
  function read(text) {
    return text.split('\n').flatMap((line) => {
      const [path, named, call = '', ...places] = line.split('\t');
      const parts = path.split('/');
      const title = named || parts.at(-1);
      const href = `${path}.html`;
      const also = `${path} ${call}`.toLowerCase();
      let id = [];
      return [
        { title, about: parts[0].replace(/s$/, ''), also, href, weight: 2 },
        ...places.map((place) => {
          const [, heading, shared, own, label] = /^(?:#(.*)|(\d+)([^|]*)(?:\|(.*))?)$/.exec(place);
          id = heading
            ? [
                heading
                  .toLowerCase()
                  .replace(/[^a-z0-9]+/g, '-')
                  .replace(/^-|-$/g, ''),
              ]
            : [...id.slice(0, shared), ...own.split('.')];
          return {
            title: heading ?? label ?? id.slice(1).join('.').replace(/~\d+/g, ''),
            about: title,
            also: '',
            href: `${href}#${encodeURIComponent(id.join('.'))}`,
            weight: 0,
          };
        }),
      ];
    });
  }
})();
