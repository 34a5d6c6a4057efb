/** Ant Design. */
import {
  AutoComplete,
  Button,
  Cascader,
  Checkbox,
  Collapse,
  ColorPicker,
  DatePicker,
  Drawer,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Mentions,
  Modal,
  Pagination,
  Popconfirm,
  Radio,
  Rate,
  Segmented,
  Select,
  Slider,
  Switch,
  Table,
  Tabs,
  TimePicker,
  Transfer,
  Tree,
  TreeSelect,
  Upload,
} from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '../pages/report.js';

const set = (name) => (value) => report({ [name]: value });
const fruits = ['Apple', 'Banana', 'Cherry', 'Damson'].map((label) => ({
  label,
  value: label.toLowerCase(),
}));
const many = Array.from({ length: 500 }, (_, index) => ({ label: `Room ${index}`, value: index }));
const places = [
  {
    value: 'eu',
    label: 'Europe',
    children: [
      {
        value: 'fr',
        label: 'France',
        children: [
          { value: 'par', label: 'Paris' },
          { value: 'lyo', label: 'Lyon' },
        ],
      },
    ],
  },
  { value: 'as', label: 'Asia', children: [{ value: 'jp', label: 'Japan' }] },
];
const nodes = [
  {
    key: 'a',
    value: 'a',
    title: 'Animals',
    children: [
      { key: 'cat', value: 'cat', title: 'Cat' },
      { key: 'dog', value: 'dog', title: 'Dog' },
    ],
  },
  { key: 'p', value: 'p', title: 'Plants', children: [{ key: 'oak', value: 'oak', title: 'Oak' }] },
];
const people = Array.from({ length: 12 }, (_, index) => ({
  key: index,
  name: `Person ${String.fromCharCode(76 - index)}`,
  age: 20 + ((index * 7) % 30),
  city: index % 2 ? 'Rome' : 'Oslo',
}));

function Entry() {
  return (
    <Form layout="vertical" size="small" style={{ width: 300 }}>
      <Form.Item label="Fruit" htmlFor="fruit">
        <Select id="fruit" options={fruits} onChange={set('fruit')} />
      </Form.Item>
      <Form.Item label="Basket" htmlFor="basket">
        <Select id="basket" mode="multiple" options={fruits} onChange={set('basket')} />
      </Form.Item>
      <Form.Item label="Labels" htmlFor="marks">
        <Select id="marks" mode="tags" onChange={set('labels')} />
      </Form.Item>
      <Form.Item label="Room" htmlFor="room">
        <Select id="room" showSearch optionFilterProp="label" options={many} onChange={set('room')} />
      </Form.Item>
      <Form.Item label="Place" htmlFor="place">
        <Cascader id="place" options={places} onChange={set('place')} />
      </Form.Item>
      <Form.Item label="Being" htmlFor="being">
        <TreeSelect id="being" treeData={nodes} onChange={set('being')} />
      </Form.Item>
      <Form.Item label="Day" htmlFor="day">
        <DatePicker id="day" onChange={(_, text) => report({ day: text })} />
      </Form.Item>
      <Form.Item label="Stay">
        <DatePicker.RangePicker
          id={{ start: 'from', end: 'to' }}
          onChange={(_, texts) => report({ stay: texts })}
        />
      </Form.Item>
      <Form.Item label="Time" htmlFor="time">
        <TimePicker id="time" format="HH:mm" onChange={(_, text) => report({ time: text })} />
      </Form.Item>
      <Form.Item label="Price" htmlFor="price">
        <InputNumber
          id="price"
          defaultValue={10}
          formatter={(value) => `€ ${value}`}
          parser={(text) => Number(text?.replace(/[^\d.]/g, ''))}
          onChange={set('price')}
        />
      </Form.Item>
      <Form.Item label="Code">
        <Input.OTP length={4} onChange={set('code')} />
      </Form.Item>
      <Form.Item label="Mail" htmlFor="mail">
        <AutoComplete
          id="mail"
          options={['ada@example.com', 'alan@example.com'].map((value) => ({ value }))}
          filterOption={(text, option) => option.value.includes(text)}
          onChange={set('mail')}
        />
      </Form.Item>
      <Form.Item label="Comment" htmlFor="comment">
        <Mentions
          id="comment"
          options={['ada', 'bob'].map((value) => ({ value, label: value }))}
          onChange={set('comment')}
        />
      </Form.Item>
      <Form.Item label="Password" htmlFor="password">
        <Input.Password id="password" onChange={(event) => report({ password: event.target.value })} />
      </Form.Item>
    </Form>
  );
}

function Toggles() {
  const [picked, setPicked] = useState([]);
  return (
    <div style={{ width: 360, display: 'grid', gap: 12 }}>
      <Slider ariaLabelForHandle="Brightness" defaultValue={40} onChange={set('brightness')} />
      <Slider range ariaLabelForHandle={['Low', 'High']} defaultValue={[20, 50]} onChange={set('span')} />
      <Rate defaultValue={1} onChange={set('rate')} />
      <Switch aria-label="Dark mode" onChange={set('dark')} />
      <Radio.Group
        defaultValue="day"
        optionType="button"
        options={[
          { label: 'By day', value: 'day' },
          { label: 'By week', value: 'week' },
        ]}
        onChange={(event) => report({ scale: event.target.value })}
      />
      <Checkbox.Group options={['Bread', 'Butter', 'Jam']} onChange={set('breakfast')} />
      <Segmented options={['List', 'Kanban', 'Map']} onChange={set('view')} />
      <Tree
        checkable
        treeData={nodes}
        onCheck={set('checked')}
        onExpand={set('expanded')}
        onSelect={set('selected')}
      />
      <Transfer
        dataSource={['red', 'green', 'blue'].map((key) => ({ key, title: key }))}
        targetKeys={picked}
        render={({ title }) => title}
        titles={['Source', 'Target']}
        listStyle={{ width: 150, height: 160 }}
        onChange={(keys) => {
          setPicked(keys);
          report({ picked: keys });
        }}
      />
      <Upload.Dragger
        beforeUpload={(file) => {
          report({ file: file.name });
          return false;
        }}
      >
        Drop a file here
      </Upload.Dragger>
      <ColorPicker onChangeComplete={(colour) => report({ colour: colour.toHexString() })} showText />
    </div>
  );
}

function Views() {
  const [modal, setModal] = useState(false);
  const [drawer, setDrawer] = useState(false);
  return (
    <div style={{ width: 520, display: 'grid', gap: 12 }}>
      <Tabs
        items={['Inbox', 'Sent', 'Spam'].map((label) => ({
          label,
          key: label,
          children: `${label} is empty`,
        }))}
        onChange={set('tab')}
      />
      <Collapse
        items={['First question', 'Second question'].map((label) => ({
          label,
          key: label,
          children: 'An answer',
        }))}
        onChange={set('open')}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Dropdown
          menu={{
            items: [
              { key: 'edit', label: 'Edit' },
              { key: 'more', label: 'More', children: [{ key: 'export', label: 'Export' }] },
            ],
            onClick: ({ key }) => report({ menu: key }),
          }}
        >
          <Button>Hover me</Button>
        </Dropdown>
        <Button onClick={() => setModal(true)}>Rename</Button>
        <Modal
          title="New name"
          open={modal}
          onOk={() => {
            report({ renamed: true });
            setModal(false);
          }}
          onCancel={() => setModal(false)}
        >
          <Input placeholder="Name" onChange={(event) => report({ name: event.target.value })} />
        </Modal>
        <Button onClick={() => setDrawer(true)}>Filters</Button>
        <Drawer
          title="Filters"
          open={drawer}
          onClose={() => {
            report({ closed: true });
            setDrawer(false);
          }}
        >
          <Checkbox onChange={(event) => report({ stock: event.target.checked })}>In stock</Checkbox>
        </Drawer>
        <Popconfirm title="Remove it?" onConfirm={() => report({ removed: true })}>
          <Button danger>Remove</Button>
        </Popconfirm>
        <Button onClick={() => Modal.confirm({ title: 'Leave?', onOk: () => report({ left: true }) })}>
          Leave
        </Button>
      </div>
      <Table
        size="small"
        dataSource={people}
        pagination={{ pageSize: 5 }}
        rowSelection={{ onChange: set('rows') }}
        onChange={(page, filters, sorter) =>
          report({ page: page.current, filters, sorted: `${sorter.field} ${sorter.order}` })
        }
        columns={[
          { title: 'Name', dataIndex: 'name', sorter: (a, b) => a.name.localeCompare(b.name) },
          { title: 'Age', dataIndex: 'age', sorter: (a, b) => a.age - b.age },
          {
            title: 'City',
            dataIndex: 'city',
            filters: [
              { text: 'Rome', value: 'Rome' },
              { text: 'Oslo', value: 'Oslo' },
            ],
            onFilter: (value, row) => row.city === value,
          },
        ]}
      />
      <Pagination total={500} showQuickJumper onChange={set('jumped')} />
    </div>
  );
}

createRoot(document.getElementById('app')).render(
  <div style={{ display: 'flex', gap: 24, width: 1240 }}>
    <Entry />
    <Toggles />
    <Views />
  </div>,
);
