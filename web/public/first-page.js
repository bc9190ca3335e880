// Runs before the first paint. The HTML carries the home page in German in place and in the other
// languages as templates: this shows it in the visitor's language, or clears the place where the
// address leads to another screen or an administrator is logged in.
(function () {
  var root = document.getElementById('root');
  var language = localStorage.getItem('i18nextLng');
  var route = location.hash.replace(/^#/, '');
  var isHome = (route === '' || route === '/') && !localStorage.getItem('access_token');
  var template = document.querySelector(
    'template[data-home="' + CSS.escape(language || 'de') + '"]',
  );

  if (!isHome) root.replaceChildren();
  else if (template) root.replaceChildren(template.content.cloneNode(true));
  if (template) document.documentElement.lang = language;
})();
