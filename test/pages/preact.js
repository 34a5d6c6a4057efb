/** Preact forms. */
import { h, render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { report } from './report.js';

function Basket() {
  const [count, setCount] = useState(1);
  const [code, setCode] = useState('');
  const [changes, setChanges] = useState([]);
  const [gift, setGift] = useState(false);
  const [speed, setSpeed] = useState('slow');
  const [items, setItems] = useState(['tea']);
  useLayoutEffect(() => report({ count, code, changes, gift, speed, items }));
  const onDigits = (event) => {
    // Preact leaves a refused value where it is unless the component puts it back.
    if (/^\d*$/.test(event.target.value)) setCode(event.target.value);
    else event.target.value = code;
  };
  return h(
    'div',
    {},
    h('button', { id: 'more', onClick: () => setCount(count + 1) }, 'More'),
    h('input', { id: 'code', value: code, onInput: onDigits }),
    h('input', { id: 'note', onChange: (event) => setChanges([...changes, event.target.value]) }),
    h('input', { id: 'gift', type: 'checkbox', checked: gift, onClick: () => setGift(!gift) }),
    h(
      'select',
      { id: 'speed', value: speed, onChange: (event) => setSpeed(event.target.value) },
      h('option', { value: 'slow' }, 'Slow'),
      h('option', { value: 'fast' }, 'Fast'),
    ),
    h(AddItem, { onAdd: (item) => setItems([...items, item]) }),
    h(
      'ul',
      {},
      items.map((item) => h('li', { key: item }, item)),
    ),
  );
}

function AddItem({ onAdd }) {
  const [text, setText] = useState('');
  const onSubmit = (event) => {
    event.preventDefault();
    onAdd(text);
    setText('');
  };
  return h(
    'form',
    { onSubmit },
    h('input', { id: 'item', value: text, onInput: (event) => setText(event.target.value) }),
  );
}

render(h(Basket), document.getElementById('app'));
