/** The service worker of the hostile extension; the test runs its attacks in it. */

addEventListener('message', () => {});
