/*
 * Requests the markup and styles of the visitor's screen before anything else has loaded: routes live
 * after '#', where the server does not see them. The build (web/build/server-rendering.ts) inlines this
 * script into the head and replaces SCREENS and CATALOGUES by their files, ENTRY by the app's entry and
 * FIRST by what that imports.
 */
var serverRendering = (function () {
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

  /** Loads the screen's markup; throws if the address is no route or the response is no screen. */
  async function loadMarkup() {
    var segments = path.split('/').map(decodeURIComponent);
    // Even encoded, these two would lead out of the route.
    if (segments.includes('.') || segments.includes('..')) throw new Error('no route');
    var address = '/first-page/' + language + segments.map(encodeURIComponent).join('/');
    var response = await fetch(address);
    // Only markup that the server has rendered becomes part of the page.
    var { ok, headers } = response;
    var isHtml = /^text\/html\b/.test(headers.get('Content-Type'));
    if (!ok || !isHtml || !headers.has('Server-Rendered')) throw new Error('no screen');
    return response.text();
  }

  /** Loads the screen's markup and styles; resolves to the markup, or to undefined if one of them fails. */
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

  /** Shows the markup in the HTML, then the screen; resolves when the screen is in the page. */
  function show() {
    var root = document.getElementById('root');
    page.display = '';
    if (!isVisitor || !root.firstElementChild) return Promise.resolve(root.replaceChildren());
    if (template()) root.replaceChildren(template().content.cloneNode(true));
    root.dataset.rendered = location.hash;
    deferred.forEach((type) => addEventListener(type, defer, true));
    addEventListener('pointerdown', press, true);
    if (!loading) return Promise.resolve();

    // The header shows at once, above an empty screen.
    document.getElementById('first-page-data').remove();
    root.querySelector('main').replaceChildren();
    return loading.then(function (markup) {
      var places = early.map(({ target }) => placeIn(root, target));
      root.innerHTML = markup ?? '';
      // Without markup the app renders the screen itself, and handles clicks from its start.
      if (!markup) return afterHydration();
      // Beside the root, which React hydrates as the server rendered it.
      document.body.append(root.querySelector('#first-page-data'));
      // The header is another element now, with the same inside.
      early.forEach((event, index) => {
        event.target = elementAt(root, places[index]) ?? root;
      });
    });
  }

  /** The way down to an element, by the number of each child; empty for what is not inside. */
  function placeIn(root, element) {
    if (element === root || !root.contains(element)) return [];
    var { parentElement } = element;
    return [...placeIn(root, parentElement), [].indexOf.call(parentElement.children, element)];
  }

  function elementAt(root, place) {
    return place.reduce((element, number) => element?.children[number], root);
  }

  /** Waits for the images in view, at most two seconds. */
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

  /** Loads the app once the screen shows: on a slow line its scripts would delay the screen. */
  function start() {
    function load() {
      FIRST.concat(screen ? screen.scripts : [], catalogues[language]).forEach(function (href) {
        link({ rel: 'modulepreload', href: href });
      });
      // If the app fails, the browser gets its events back.
      import(ENTRY).finally(() => setTimeout(afterHydration, 10000));
    }
    // Background tabs are not painted.
    if (document.hidden) load();
    else requestAnimationFrame(() => setTimeout(load));
  }

  /** Clicks and chosen files from before hydration, in order. Typed text stays in its fields. */
  var early = [];
  var deferred = ['click', 'change', 'pointerover'];
  var field = 'textarea, input:not([type="checkbox"])';

  /** Tells whether the browser can handle a click alone: it leads out of the app or into a field. */
  function isForBrowser({ type, target, ctrlKey, metaKey, shiftKey }) {
    if (type !== 'click') return false;
    var link = target.closest('a');
    if (link && !link.hash.startsWith('#/')) return true;
    return ctrlKey || metaKey || shiftKey || target.closest('label, ' + field);
  }

  function defer(event) {
    if (isForBrowser(event)) return;
    if (event.type === 'pointerover') {
      // Only the latest position of the pointer counts.
      early = early.filter(({ type }) => type !== 'pointerover');
    } else {
      event.preventDefault();
      event.stopPropagation();
    }
    var { type, target, pointerType } = event;
    early.push({ type, target, pointerType });
  }

  /** Resolves when the pointer is up and its click is deferred. */
  var release = Promise.resolve();
  function press() {
    release = new Promise(function (resolve) {
      ['pointerup', 'pointercancel'].forEach((type) =>
        addEventListener(type, () => setTimeout(resolve), { capture: true, once: true }),
      );
    });
  }

  /** Replays the deferred events; the app calls this after hydration. */
  async function afterHydration() {
    // A replay may move what the pointer is pressed on, such as the button below a list of files.
    await release;
    removeEventListener('pointerdown', press, true);
    deferred.forEach((type) => removeEventListener(type, defer, true));
    delete document.getElementById('root').dataset.rendered;
    var focused = document.activeElement;
    for (var { type, target, pointerType } of early.splice(0)) {
      var again = { bubbles: true, cancelable: true, pointerType };
      target.dispatchEvent(new PointerEvent(type, again));
      // Lets React render the changes of each event before the next, as it does between real events.
      await undefined;
    }
    // A replayed click may move the focus; give it back to the field the visitor has gone on to.
    if (focused !== document.activeElement && focused.matches(field)) focused.focus();
  }

  return {
    show: () => show().then(images).then(start),
    afterHydration: afterHydration,
  };
})();
