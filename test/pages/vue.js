/** Vue forms with the modifiers of `v-model`. */
import { computed, createApp, defineComponent, reactive, ref, watch, watchEffect } from 'vue';
import { report } from './report.js';

const Stars = defineComponent({
  props: { modelValue: Number },
  emits: ['update:modelValue'],
  template: `<span role="radiogroup"><span v-for="star in 5" role="radio" :aria-checked="star === modelValue"
    :aria-label="star + ' stars'" @click="$emit('update:modelValue', star)">{{ star <= modelValue ? '★' : '☆' }}</span></span>`,
});

createApp({
  components: { Stars },
  setup() {
    const form = reactive({
      plain: '',
      lazy: '',
      trimmed: '',
      number: 0,
      colours: [],
      plan: '',
      agreed: 'no',
      towns: [],
      stars: 1,
      date: '',
    });
    const sent = ref([]);
    const query = ref('');
    const results = ref([]);
    watch(query, (text) => {
      setTimeout(() => {
        results.value = ['ada', 'alan', 'grace'].filter((name) => name.startsWith(text));
      }, 30);
    });
    const loud = computed({
      get: () => form.plain,
      set: (text) => Object.assign(form, { plain: text.toUpperCase() }),
    });
    watchEffect(() => report({ ...form, sent: sent.value, results: results.value }));
    return { form, loud, query, results, sent };
  },
  template: `
    <form @submit.prevent="sent.push(form.plain)">
      <input id="plain" v-model="form.plain"> <input id="loud" v-model="loud">
      <input id="lazy" v-model.lazy="form.lazy"> <input id="trimmed" v-model.trim="form.trimmed">
      <input id="number" v-model.number="form.number"> <input id="date" type="date" v-model="form.date">
      <label v-for="colour in ['red', 'blue']"><input type="checkbox" :value="colour" v-model="form.colours"> {{ colour }}</label>
      <label v-for="plan in ['free', 'paid']"><input type="radio" name="plan" :value="plan" v-model="form.plan"> {{ plan }}</label>
      <input id="agreed" type="checkbox" v-model="form.agreed" true-value="yes" false-value="no">
      <select id="towns" multiple v-model="form.towns"><option v-for="town in ['Ulm', 'Köln', 'Jena']" :value="{town}">{{ town }}</option></select>
      <Stars v-model="form.stars" />
      <button>Send</button>
    </form>
    <input id="query" v-model="query"><transition-group tag="ul"><li v-for="name in results" :key="name">{{ name }}</li></transition-group>
    <input id="hotkey" @keydown.ctrl.enter="sent.push('hotkey')">`,
}).mount('#app');
