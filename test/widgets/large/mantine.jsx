/** Mantine. */
import {
  Accordion,
  Autocomplete,
  Button,
  Checkbox,
  Chip,
  MantineProvider,
  Menu,
  Modal,
  MultiSelect,
  NumberInput,
  PasswordInput,
  PinInput,
  Radio,
  RangeSlider,
  Rating,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  Tabs,
  TagsInput,
  Textarea,
} from '@mantine/core';
import { DateInput, DatePickerInput, TimeInput } from '@mantine/dates';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '../pages/report.js';

const set = (name) => (value) => report({ [name]: value });
const fruits = ['Apple', 'Banana', 'Cherry', 'Damson'];

function App() {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider>
      <div style={{ display: 'flex', gap: 20, width: 1100 }}>
        <div style={{ width: 300 }}>
          <Select label="Fruit" data={fruits} onChange={set('fruit')} />
          <Select label="Searched" data={fruits} searchable onChange={set('searched')} />
          <MultiSelect label="Fruits" data={fruits} onChange={set('fruits')} />
          <TagsInput label="Tags" data={[]} onChange={set('tags')} />
          <Autocomplete label="Town" data={['Oslo', 'Rome']} onChange={set('town')} />
          <NumberInput label="Price" prefix="$" thousandSeparator="," onChange={set('price')} />
          <PinInput length={4} onComplete={set('pin')} />
          <PasswordInput label="Secret" onChange={(e) => report({ secret: e.target.value })} />
          <Textarea label="Notes" autosize onChange={(e) => report({ notes: e.target.value })} />
          <DateInput
            label="Day"
            valueFormat="YYYY-MM-DD"
            onChange={(d) => report({ day: d && new Date(d).toDateString() })}
          />
          <DatePickerInput
            label="Picked"
            defaultDate={new Date(2026, 4, 1)}
            onChange={(d) => report({ picked: d && new Date(d).toDateString() })}
          />
          <TimeInput label="Time" onChange={(e) => report({ time: e.target.value })} />
        </div>
        <div style={{ width: 300 }}>
          <Switch label="Wi-Fi" onChange={(e) => report({ wifi: e.target.checked })} />
          <Checkbox label="Agree" onChange={(e) => report({ agree: e.target.checked })} />
          <Radio.Group onChange={set('size')} label="Size">
            <Radio value="s" label="Small" />
            <Radio value="l" label="Large" />
          </Radio.Group>
          <Chip.Group onChange={set('chip')}>
            <Chip value="red">Red</Chip>
            <Chip value="blue">Blue</Chip>
          </Chip.Group>
          <Rating onChange={set('stars')} />
          <Slider aria-label="Volume" thumbLabel="Volume" defaultValue={20} onChangeEnd={set('volume')} />
          <RangeSlider
            thumbFromLabel="Low"
            thumbToLabel="High"
            defaultValue={[20, 60]}
            onChangeEnd={set('range')}
          />
          <SegmentedControl data={['List', 'Map']} onChange={set('view')} />
          <Menu trigger="hover">
            <Menu.Target>
              <Button>Hover me</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => report({ menu: 'edit' })}>Edit</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Menu>
            <Menu.Target>
              <Button>More</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => report({ menu: 'copy' })}>Copy</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Button onClick={() => setOpen(true)}>Ask</Button>
          <Modal
            opened={open}
            onClose={() => {
              setOpen(false);
              report({ closed: true });
            }}
            title="Really?"
          >
            <Button onClick={() => report({ sure: true })}>Yes</Button>
          </Modal>
          <Accordion onChange={set('open')}>
            <Accordion.Item value="q">
              <Accordion.Control>Question</Accordion.Control>
              <Accordion.Panel>Answer</Accordion.Panel>
            </Accordion.Item>
          </Accordion>
          <Tabs defaultValue="one" onChange={set('tab')}>
            <Tabs.List>
              <Tabs.Tab value="one">One</Tabs.Tab>
              <Tabs.Tab value="two">Two</Tabs.Tab>
            </Tabs.List>
          </Tabs>
        </div>
      </div>
    </MantineProvider>
  );
}
createRoot(document.getElementById('app')).render(<App />);
