// Written for browsers of any age: it runs before the page, and alone where the page can't run. What it asks for has come
// with the versions in tools/baseline.mjs; a test compares.
(function () {
  const isNew =
    'noModule' in HTMLScriptElement.prototype &&
    'toSorted' in Array.prototype &&
    'CompressionStream' in window &&
    'CSS' in window &&
    CSS.supports('color', 'color-mix(in srgb, red, red)');
  if (isNew) return;
  const page = document.getElementById('page');
  const notice = document.getElementById('too-old');
  page.parentNode.removeChild(page);
  notice.className = 'screen notice';
  notice.hidden = false;
})();
