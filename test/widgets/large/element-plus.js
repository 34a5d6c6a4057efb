/** Element Plus, on Vue. */
import ElementPlus, { ElMessageBox } from 'element-plus';
import 'element-plus/dist/index.css';
import { createApp, reactive, ref, watch } from 'vue';
import { report } from '../pages/report.js';

const rows = Array.from({ length: 8 }, (_, index) => ({
  name: `Name ${(index * 3) % 8}`,
  age: 20 + ((index * 5) % 8),
}));
const state = reactive({
  city: '',
  cities: [],
  day: '',
  when: '',
  volume: 30,
  wifi: false,
  stars: 0,
  number: 1,
  place: [],
  text: '',
  colour: '#ff0000',
  tab: 'one',
  names: [],
  right: [],
  agree: false,
  size: 's',
  page: 1,
  tags: [],
  time: '',
});
createApp({
  template: `<div style="display: flex; gap: 24px; width: 1100px"><div style="width: 320px; display: grid; gap: 10px">
    <el-select v-model="s.city" aria-label="City" filterable><el-option v-for="c in cities" :key="c" :label="c" :value="c" /></el-select>
    <el-select v-model="s.cities" aria-label="Cities" multiple><el-option v-for="c in cities" :key="c" :label="c" :value="c" /></el-select>
    <el-date-picker v-model="s.day" type="date" aria-label="Day" value-format="YYYY-MM-DD" />
    <el-time-picker v-model="s.time" aria-label="Time" value-format="HH:mm" format="HH:mm" />
    <el-input-number v-model="s.number" aria-label="Pieces" :min="1" :max="10" />
    <el-cascader v-model="s.place" aria-label="Place" :options="places" />
    <el-autocomplete v-model="s.text" aria-label="Search" :fetch-suggestions="suggest" />
    <el-input-tag v-model="s.tags" aria-label="Tags" />
    <el-color-picker v-model="s.colour" aria-label="Colour" />
    <el-slider v-model="s.volume" aria-label="Volume" />
    <el-switch v-model="s.wifi" aria-label="Wi-Fi" /> <el-rate v-model="s.stars" aria-label="Stars" />
    <el-checkbox v-model="s.agree">I agree</el-checkbox>
    <el-radio-group v-model="s.size"><el-radio value="s">Small</el-radio><el-radio value="l">Large</el-radio></el-radio-group></div>
  <div style="width: 420px"><el-tabs v-model="s.tab"><el-tab-pane label="One" name="one">first</el-tab-pane><el-tab-pane label="Two" name="two">second</el-tab-pane></el-tabs>
    <el-collapse @change="tell('open', $event)"><el-collapse-item title="Question" name="q">Answer</el-collapse-item></el-collapse>
    <el-dropdown @command="tell('command', $event)"><el-button>Hover me</el-button><template #dropdown><el-dropdown-menu><el-dropdown-item command="edit">Edit</el-dropdown-item><el-dropdown-item command="drop">Drop</el-dropdown-item></el-dropdown-menu></template></el-dropdown>
    <el-button @click="dialog = true">Ask</el-button><el-dialog v-model="dialog" title="Really?"><el-button @click="tell('sure', true); dialog = false">I am sure</el-button></el-dialog>
    <el-popconfirm title="Remove?" @confirm="tell('removed', true)"><template #reference><el-button>Remove</el-button></template></el-popconfirm>
    <el-button @click="warn">Warn</el-button>
    <el-tree :data="tree" show-checkbox node-key="id" @check="(_, { checkedKeys }) => tell('checked', checkedKeys)" @node-click="tell('node', $event.label)" />
    <el-table :data="rows" @sort-change="tell('sort', [$event.prop, $event.order])" @selection-change="tell('selected', $event.map(({ name }) => name))" max-height="220"><el-table-column type="selection" /><el-table-column prop="name" label="Name" sortable /><el-table-column prop="age" label="Age" sortable /></el-table>
    <el-pagination v-model:current-page="s.page" :total="100" layout="prev, pager, next" />
    <el-transfer v-model="s.right" :data="[1, 2, 3].map((key) => ({ key, label: 'Item ' + key }))" /></div></div>`,
  setup: () => ({
    s: state,
    dialog: ref(false),
    warn: () =>
      ElMessageBox.confirm('Go on?', 'Warning').then(
        () => report({ gone: true }),
        () => report({ gone: false }),
      ),
    rows,
    cities: ['Athens', 'Berlin', 'Cairo', 'Delhi'],
    places: [
      { value: 'eu', label: 'Europe', children: [{ value: 'at', label: 'Austria' }] },
      { value: 'af', label: 'Africa', children: [{ value: 'eg', label: 'Egypt' }] },
    ],
    tree: [
      {
        id: 1,
        label: 'Animals',
        children: [
          { id: 2, label: 'Cat' },
          { id: 3, label: 'Dog' },
        ],
      },
    ],
    suggest: (text, done) =>
      setTimeout(
        () =>
          done(['vue', 'vuetify', 'react'].filter((each) => each.includes(text)).map((value) => ({ value }))),
        200,
      ),
    tell: (name, value) => report({ [name]: value }),
  }),
})
  .use(ElementPlus)
  .mount('#app');
watch(state, () => report(JSON.parse(JSON.stringify(state))), { immediate: true });
