/**
 * Stands in for `webextension-polyfill`, which cannot be imported outside an extension: events that never come, and a
 * page without frames of other sites.
 */
const event = { addListener: () => {} };
const events = new Proxy({}, { get: () => event });

export default new Proxy(
  { webNavigation: { getAllFrames: async () => [{ frameId: 0, parentFrameId: -1, url: '' }] } },
  { get: (target, name) => Reflect.get(target, name) ?? events },
);
