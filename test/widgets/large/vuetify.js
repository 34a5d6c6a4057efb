/** Vuetify. */
import { createApp, reactive, watch } from 'vue';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import 'vuetify/styles';
import { report } from '../pages/report.js';

const state = reactive({
  fruit: null,
  fruits: [],
  found: null,
  tags: [],
  name: '',
  code: '',
  wifi: false,
  agree: false,
  size: null,
  volume: 20,
  stars: 0,
  day: null,
  dialog: false,
  file: null,
  tab: 'one',
  chip: null,
  price: 1,
});
createApp({
  template: `<v-app><div style="display: flex; gap: 20px; width: 1100px"><div style="width: 320px">
    <v-select v-model="s.fruit" label="Fruit" :items="fruits" density="compact" />
    <v-select v-model="s.fruits" label="Fruits" :items="fruits" multiple chips density="compact" />
    <v-autocomplete v-model="s.found" label="Found" :items="fruits" density="compact" />
    <v-combobox v-model="s.tags" label="Tags" multiple chips :delimiters="[',']" density="compact" />
    <v-text-field v-model="s.name" label="Name" clearable density="compact" />
    <v-otp-input v-model="s.code" length="4" />
    <v-file-input label="File" density="compact" @update:model-value="file($event)" /></div>
    <div style="width: 320px">
    <v-switch v-model="s.wifi" label="Wi-Fi" density="compact" />
    <v-checkbox v-model="s.agree" label="I agree" density="compact" />
    <v-radio-group v-model="s.size"><v-radio label="Small" value="s" /><v-radio label="Large" value="l" /></v-radio-group>
    <v-slider v-model="s.volume" aria-label="Volume" :step="1" />
    <v-rating v-model="s.stars" />
    <v-chip-group v-model="s.chip"><v-chip value="red">Red</v-chip><v-chip value="blue">Blue</v-chip></v-chip-group>
    <v-number-input v-model="s.price" label="Price" density="compact" />
    <v-tabs v-model="s.tab"><v-tab value="one">One</v-tab><v-tab value="two">Two</v-tab></v-tabs></div>
    <div style="width: 320px">
    <v-menu><template #activator="{ props }"><v-btn v-bind="props">More</v-btn></template><v-list><v-list-item title="Copy" @click="tell('copied')" /></v-list></v-menu>
    <v-btn @click="s.dialog = true">Ask</v-btn><v-dialog v-model="s.dialog" width="300"><v-card title="Really?"><v-btn @click="tell('sure')">Yes</v-btn></v-card></v-dialog>
    <v-expansion-panels><v-expansion-panel title="Question" text="Answer" @group:selected="tell('opened')" /></v-expansion-panels>
    <v-date-picker v-model="s.day" :month="4" :year="2026" @update:model-value="day($event)" /></div></div></v-app>`,
  setup: () => ({
    s: state,
    fruits: ['Apple', 'Banana', 'Cherry'],
    tell: (name) => report({ [name]: true }),
    file: (one) => report({ file: [one].flat()[0]?.name }),
    day: (one) => report({ picked: new Date(one).toDateString() }),
  }),
})
  .use(createVuetify({ components }))
  .mount('#app');
watch(state, () => report(JSON.parse(JSON.stringify({ ...state, file: undefined }))));
