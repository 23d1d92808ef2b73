/** Calls `tell` with the path of the site's files, if that isn't the path of the build. */
export function basePath(page) {
  page.findBase = function (tell) {
    var sheet = document.querySelector('head link[rel="stylesheet"][href*="/assets/"]');
    var file = sheet && page.isOwnFile(sheet.href) ? new URL(sheet.href).pathname : '';
    if (!file || file.indexOf(page.base) !== 0) {
      return;
    }
    var places = [''];
    location.pathname
      .split('/')
      .slice(1, -1)
      .forEach(function (part) {
        places.push(places[places.length - 1] + '/' + part);
      });
    places
      .map(function (place) {
        return place + '/';
      })
      .filter(function (place) {
        return place !== page.base;
      })
      .reduce(function (before, place) {
        return before.then(function (isFound) {
          return isFound || look(place, file.slice(page.base.length), tell);
        });
      }, Promise.resolve(false));
  };

  function look(place, file, tell) {
    return fetch(place + file, {method: 'HEAD'}).then(
      function (answer) {
        // Some hosts answer every address with a page, so the answer must be a style sheet.
        var isThere = answer.ok && /css/.test(answer.headers.get('content-type') || '');
        if (isThere) {
          tell(place);
        }
        return isThere;
      },
      function () {
        return false;
      },
    );
  }
}
