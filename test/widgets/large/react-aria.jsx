/** React Aria Components. */
import { CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Checkbox,
  ComboBox,
  DateField,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosurePanel,
  Group,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  NumberField,
  Popover,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tag,
  TagGroup,
  TagList,
  ToggleButton,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { report } from '../pages/report.js';

const set = (name) => (value) =>
  report({
    [name]: value instanceof Set ? [...value] : value instanceof CalendarDate ? value.toString() : value,
  });
const animals = ['Cat', 'Dog', 'Kangaroo', 'Panda'];

function App() {
  const [tags, setTags] = useState(['News', 'Travel', 'Gaming']);
  return (
    <div style={{ display: 'flex', gap: 24 }}>
      <div style={{ display: 'grid', gap: 10, width: 300 }}>
        <Button onPress={() => report({ pressed: true })}>Press me</Button>
        <ToggleButton onChange={set('pinned')}>Pin</ToggleButton>
        <Select onSelectionChange={set('animal')}>
          <Label>Animal</Label>
          <Button>
            <SelectValue />
          </Button>
          <Popover style={{ background: 'white' }}>
            <ListBox>
              {animals.map((each) => (
                <ListBoxItem key={each} id={each}>
                  {each}
                </ListBoxItem>
              ))}
            </ListBox>
          </Popover>
        </Select>
        <ComboBox onSelectionChange={set('pet')}>
          <Label>Pet</Label>
          <Input />
          <Button>v</Button>
          <Popover style={{ background: 'white' }}>
            <ListBox>
              {animals.map((each) => (
                <ListBoxItem key={each} id={each}>
                  {each}
                </ListBoxItem>
              ))}
            </ListBox>
          </Popover>
        </ComboBox>
        <NumberField defaultValue={5} onChange={set('width')}>
          <Label>Width</Label>
          <Group>
            <Button slot="decrement">-</Button>
            <Input />
            <Button slot="increment">+</Button>
          </Group>
        </NumberField>
        <NumberField
          defaultValue={10}
          formatOptions={{ style: 'currency', currency: 'EUR' }}
          onChange={set('price')}
        >
          <Label>Price</Label>
          <Input />
        </NumberField>
        <Slider defaultValue={30} onChange={set('opacity')}>
          <Label>Opacity</Label>
          <SliderOutput />
          <SliderTrack style={{ height: 30, width: 200, background: '#eee' }}>
            <SliderThumb style={{ width: 20, height: 20, top: '50%', background: 'grey' }} />
          </SliderTrack>
        </Slider>
        <Switch onChange={set('power')}>Low power</Switch>
        <Checkbox onChange={set('news')}>Newsletter</Checkbox>
        <RadioGroup onChange={set('sport')}>
          <Label>Sport</Label>
          <Radio value="ball">Ball</Radio>
          <Radio value="swim">Swim</Radio>
        </RadioGroup>
        <DateField defaultValue={parseDate('2026-05-10')} onChange={set('born')}>
          <Label>Born</Label>
          <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        </DateField>
        <DatePicker defaultValue={parseDate('2026-05-10')} onChange={set('due')}>
          <Label>Due</Label>
          <Group>
            <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
            <Button>Open</Button>
          </Group>
          <Popover style={{ background: 'white' }}>
            <Dialog>
              <Calendar>
                <Button slot="previous">Before</Button>
                <Heading />
                <Button slot="next">After</Button>
                <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
              </Calendar>
            </Dialog>
          </Popover>
        </DatePicker>
      </div>
      <div style={{ display: 'grid', gap: 10, width: 300, alignContent: 'start' }}>
        <MenuTrigger>
          <Button>Edit</Button>
          <Popover style={{ background: 'white' }}>
            <Menu onAction={set('menu')}>
              {['cut', 'copy', 'paste'].map((each) => (
                <MenuItem key={each} id={each}>
                  {each}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
        <DialogTrigger>
          <Button>Sign up</Button>
          <Modal
            style={{
              position: 'fixed',
              top: 80,
              left: 80,
              background: 'white',
              padding: 20,
              border: '1px solid',
            }}
          >
            <Dialog>
              {({ close }) => (
                <>
                  <Heading slot="title">Sign up</Heading>
                  <label>
                    Mail <input onChange={(event) => report({ mail: event.target.value })} />
                  </label>
                  <Button
                    onPress={() => {
                      report({ joined: true });
                      close();
                    }}
                  >
                    Join
                  </Button>
                </>
              )}
            </Dialog>
          </Modal>
        </DialogTrigger>
        <Tabs onSelectionChange={set('tab')}>
          <TabList aria-label="History">
            {['Founding', 'Empire'].map((each) => (
              <Tab key={each} id={each}>
                {each}
              </Tab>
            ))}
          </TabList>
          {['Founding', 'Empire'].map((each) => (
            <TabPanel key={each} id={each}>
              {each} text
            </TabPanel>
          ))}
        </Tabs>
        <Disclosure onExpandedChange={set('open')}>
          <Heading>
            <Button slot="trigger">System requirements</Button>
          </Heading>
          <DisclosurePanel>None</DisclosurePanel>
        </Disclosure>
        <ListBox aria-label="Albums" selectionMode="multiple" onSelectionChange={set('albums')}>
          {['One', 'Two', 'Three'].map((each) => (
            <ListBoxItem key={each} id={each}>
              Album {each}
            </ListBoxItem>
          ))}
        </ListBox>
        <TagGroup
          onRemove={(keys) => {
            const left = tags.filter((tag) => !keys.has(tag));
            setTags(left);
            report({ tags: left });
          }}
        >
          <Label>Categories</Label>
          <TagList>
            {tags.map((tag) => (
              <Tag key={tag} id={tag} textValue={tag}>
                {tag} <Button slot="remove">x</Button>
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      </div>
    </div>
  );
}

createRoot(document.getElementById('app')).render(<App />);
