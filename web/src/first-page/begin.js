/*
 * Inlined into the head by the build (web/build/first-page.ts), which puts in the files of all SCREENS
 * and CATALOGUES, the app's ENTRY and what that imports FIRST. Routes live after '#', where the server
 * does not see them: this asks for the screen's markup and styles before anything else has come.
 */
var firstPage = (function () {
  var catalogues = CATALOGUES;
  // The HTML comes in the default language.
  var defaultLanguage = document.documentElement.lang;
  var stored = localStorage.getItem('i18nextLng');
  var language = Object.hasOwn(catalogues, stored) ? stored : defaultLanguage;
  var isVisitor = !localStorage.getItem('access_token');
  var path = location.hash.replace(/^#/, '').replace(/[?#].*$/, '');
  var screen = SCREENS.find(function (candidate) {
    return new RegExp(candidate.pattern, 'i').test(path);
  });
  document.documentElement.lang = language;
  // The HTML comes with the home page in that language: visitors of another screen must not see it for
  // a frame, nor wait until it is laid out.
  var page = document.documentElement.style;
  if (!isVisitor || screen || language !== defaultLanguage) page.display = 'none';

  function link(attributes) {
    return new Promise(function (resolve, reject) {
      var element = Object.assign(document.createElement('link'), attributes);
      element.onload = resolve;
      element.onerror = reject;
      document.head.append(element);
    });
  }

  /** Gives the screen's markup; throws where the address is no route or the response is no screen. */
  async function loadMarkup() {
    var segments = path.split('/').map(decodeURIComponent);
    // These two would lead out of the route even if encoded.
    if (segments.includes('.') || segments.includes('..')) throw new Error('no route');
    var address = '/first-page/' + language + segments.map(encodeURIComponent).join('/');
    var response = await fetch(address);
    // Nothing but a screen that the server has rendered becomes part of the page.
    var { ok, headers } = response;
    var isHtml = /^text\/html\b/.test(headers.get('Content-Type'));
    if (!ok || !isHtml || !headers.has('Server-Rendered')) throw new Error('no screen');
    return response.text();
  }

  /** Loads the screen's markup and styles; gives the markup, or nothing where it cannot be had. */
  function load() {
    var styles = screen.styles.map(function (href) {
      return link({ rel: 'stylesheet', href: href });
    });
    return Promise.all([loadMarkup(), ...styles]).then(
      ([markup]) => markup,
      () => undefined,
    );
  }

  var loading = isVisitor && screen && load();

  function template() {
    return document.querySelector('template[data-language="' + language + '"]');
  }

  /** Shows what has come with the HTML, then the screen; gives a promise of the latter. */
  function show() {
    var root = document.getElementById('root');
    page.display = '';
    if (!isVisitor || !root.firstElementChild) return Promise.resolve(root.replaceChildren());
    if (template()) root.replaceChildren(template().content.cloneNode(true));
    root.dataset.rendered = location.hash;
    kept.forEach((type) => addEventListener(type, keep, true));
    if (!loading) return Promise.resolve();

    // The header stands at once, above an empty screen.
    document.getElementById('first-page-data').remove();
    root.querySelector('main').replaceChildren();
    return loading.then(function (markup) {
      root.innerHTML = markup ?? '';
      // The app renders what the server has not, and answers clicks from its start.
      if (!markup) return takeOver();
      // Next to the root, which the app takes over as it was rendered.
      document.body.append(root.querySelector('#first-page-data'));
    });
  }

  /** The images that are seen first, or a while in which they should have come. */
  function images() {
    var first = document.querySelectorAll('#root img[fetchpriority="high"]');
    var decoded = [].map.call(first, function (image) {
      return image.decode().catch(function () {});
    });
    var patience = new Promise(function (resolve) {
      setTimeout(resolve, 2000);
    });
    return Promise.race([Promise.all(decoded), patience]);
  }

  /** The app comes when the screen is there: on a slow line it would hold up what is to be seen. */
  function start() {
    function load() {
      FIRST.concat(screen ? screen.scripts : [], catalogues[language]).forEach(function (href) {
        link({ rel: 'modulepreload', href: href });
      });
      // Where the app fails, nothing is to be kept from the browser.
      import(ENTRY).finally(() => setTimeout(takeOver, 10000));
    }
    // A tab in the background is not painted.
    if (document.hidden) load();
    else requestAnimationFrame(() => setTimeout(load));
  }

  /**
   * What the visitor clicks before the app stands, and files that are picked, in order. What is typed
   * is not among it: the fields hold it.
   */
  var early = [];
  var kept = ['click', 'change', 'pointerover'];
  var field = 'textarea, input:not([type="checkbox"])';

  /** Whether a click needs no app: it leads out of it, or into a field. */
  function isForBrowser({ type, target, ctrlKey, metaKey, shiftKey }) {
    if (type !== 'click') return false;
    var link = target.closest('a');
    if (link && !link.hash.startsWith('#/')) return true;
    return ctrlKey || metaKey || shiftKey || target.closest('label, ' + field);
  }

  function keep(event) {
    if (isForBrowser(event)) return;
    if (event.type === 'pointerover') {
      // Only where the pointer is now counts.
      early = early.filter(({ type }) => type !== 'pointerover');
    } else {
      event.preventDefault();
      event.stopPropagation();
    }
    early.push(event);
  }

  /** Gives the app what was kept for it; the app calls this when it has taken the screen over. */
  async function takeOver() {
    kept.forEach((type) => removeEventListener(type, keep, true));
    delete document.getElementById('root').dataset.rendered;
    var focused = document.activeElement;
    for (var { type, target, pointerType } of early.splice(0)) {
      var again = { bubbles: true, cancelable: true, pointerType };
      target.dispatchEvent(new PointerEvent(type, again));
      // React renders what this one changed before the next one comes, as it does between real events.
      await undefined;
    }
    // What a click does may take the focus; who has gone on to a field is about to type there.
    if (focused !== document.activeElement && focused.matches(field)) focused.focus();
  }

  return {
    show: () => show().then(images).then(start),
    takeOver: takeOver,
  };
})();
