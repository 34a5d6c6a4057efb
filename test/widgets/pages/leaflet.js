/** Leaflet, with tiles drawn in the page. */
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { report } from './report.js';

document.getElementById('app').innerHTML = '<div id="map" style="width: 600px; height: 400px"></div>';
const map = L.map('map', { center: [48, 16], zoom: 8 });
const tiles = (colour) =>
  new (L.GridLayer.extend({
    createTile() {
      return Object.assign(document.createElement('div'), { style: `border: 1px solid ${colour}` });
    },
  }))();
const streets = tiles('grey').addTo(map);
L.control
  .layers({ Streets: streets, Relief: tiles('green') }, { Trains: L.layerGroup([L.marker([48.3, 16.5])]) })
  .addTo(map);
L.marker([48.2, 16.2], { title: 'Vienna', alt: 'Vienna' })
  .addTo(map)
  .bindPopup('<b>Vienna</b> <button id="route">Route</button>')
  .on('popupopen', () => {
    report({ popup: true });
    document.getElementById('route').onclick = () => report({ route: 'Vienna' });
  });
L.marker([47.8, 15.8], { draggable: true, title: 'Pin' })
  .addTo(map)
  .on('dragend', ({ target }) => report({ pin: [target.getLatLng().lat, target.getLatLng().lng] }));
map.on('moveend', () => report({ centre: [map.getCenter().lat, map.getCenter().lng] }));
map.on('zoomend', () => report({ zoom: map.getZoom() }));
map.on('click', ({ latlng }) => report({ clicked: [latlng.lat, latlng.lng] }));
map.on('baselayerchange overlayadd', ({ name }) => report({ layer: name }));
map.on('contextmenu', () => report({ context: true }));
