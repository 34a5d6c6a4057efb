/** Radix UI. */
import {
  Accordion,
  AlertDialog,
  Checkbox,
  Collapsible,
  ContextMenu,
  Dialog,
  DropdownMenu,
  HoverCard,
  unstable_OneTimePasswordField as OneTimePasswordField,
  Popover,
  RadioGroup,
  Select,
  Slider,
  Switch,
  Tabs,
  ToggleGroup,
  Tooltip,
} from 'radix-ui';
import { createRoot } from 'react-dom/client';
import { report } from './report.js';

const set = (name) => (value) => report({ [name]: value });
const surface = { background: 'white', border: '1px solid', padding: 8 };

function Menus() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>File</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content style={surface}>
            <DropdownMenu.Item onSelect={() => report({ file: 'new' })}>New</DropdownMenu.Item>
            <DropdownMenu.CheckboxItem onCheckedChange={set('wrap')}>Wrap</DropdownMenu.CheckboxItem>
            <DropdownMenu.Sub>
              <DropdownMenu.SubTrigger>More tools</DropdownMenu.SubTrigger>
              <DropdownMenu.Portal>
                <DropdownMenu.SubContent style={surface}>
                  <DropdownMenu.Item onSelect={() => report({ file: 'print' })}>Print</DropdownMenu.Item>
                </DropdownMenu.SubContent>
              </DropdownMenu.Portal>
            </DropdownMenu.Sub>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ContextMenu.Root>
        <ContextMenu.Trigger style={{ border: '1px dashed' }}>Right-click here</ContextMenu.Trigger>
        <ContextMenu.Portal>
          <ContextMenu.Content style={surface}>
            <ContextMenu.Item onSelect={() => report({ context: 'reload' })}>Reload</ContextMenu.Item>
          </ContextMenu.Content>
        </ContextMenu.Portal>
      </ContextMenu.Root>
      <HoverCard.Root openDelay={200} onOpenChange={set('card')}>
        <HoverCard.Trigger href="#ada">@ada</HoverCard.Trigger>
        <HoverCard.Portal>
          <HoverCard.Content style={surface}>
            <button type="button" onClick={() => report({ followed: true })}>
              Follow
            </button>
          </HoverCard.Content>
        </HoverCard.Portal>
      </HoverCard.Root>
      <Tooltip.Provider>
        <Tooltip.Root onOpenChange={set('tip')}>
          <Tooltip.Trigger>Bold</Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content style={surface}>Makes it bold</Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      </Tooltip.Provider>
      <Popover.Root>
        <Popover.Trigger>Dimensions</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content style={surface}>
            <label>
              Width <input onChange={(event) => report({ width: event.target.value })} />
            </label>
            <Popover.Close onClick={() => report({ closed: true })}>Done</Popover.Close>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Dialog.Root>
        <Dialog.Trigger>Edit profile</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0006' }} />
          <Dialog.Content style={{ ...surface, position: 'fixed', top: 100, left: 100 }}>
            <Dialog.Title>Profile</Dialog.Title>
            <label>
              Nick <input onChange={(event) => report({ nick: event.target.value })} />
            </label>
            <Dialog.Close onClick={() => report({ saved: true })}>Save</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <AlertDialog.Root>
        <AlertDialog.Trigger>Delete all</AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0006' }} />
          <AlertDialog.Content style={{ ...surface, position: 'fixed', top: 100, left: 100 }}>
            <AlertDialog.Title>Sure?</AlertDialog.Title>
            <AlertDialog.Cancel>No</AlertDialog.Cancel>
            <AlertDialog.Action onClick={() => report({ deleted: true })}>Yes</AlertDialog.Action>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </div>
  );
}

function Fields() {
  return (
    <div style={{ display: 'grid', gap: 12, width: 320 }}>
      <Select.Root onValueChange={set('fruit')}>
        <Select.Trigger aria-label="Fruit">
          <Select.Value placeholder="A fruit" />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content style={surface}>
            <Select.Viewport>
              {['Apple', 'Banana', 'Cherry'].map((each) => (
                <Select.Item key={each} value={each}>
                  <Select.ItemText>{each}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      <Select.Root onValueChange={set('zone')}>
        <Select.Trigger aria-label="Zone">
          <Select.Value placeholder="A zone" />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content position="popper" style={{ ...surface, maxHeight: 120 }}>
            <Select.Viewport>
              {Array.from({ length: 40 }, (_, index) => `Zone ${index}`).map((zone) => (
                <Select.Item key={zone} value={zone}>
                  <Select.ItemText>{zone}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      <Slider.Root
        defaultValue={[50]}
        onValueChange={set('volume')}
        style={{ position: 'relative', display: 'flex', alignItems: 'center', height: 20 }}
      >
        <Slider.Track style={{ background: '#ccc', height: 4, flexGrow: 1, position: 'relative' }}>
          <Slider.Range style={{ position: 'absolute', height: 4, background: 'blue' }} />
        </Slider.Track>
        <Slider.Thumb
          aria-label="Volume"
          style={{ display: 'block', width: 20, height: 20, background: 'grey' }}
        />
      </Slider.Root>
      <div>
        <Switch.Root id="plane" onCheckedChange={set('plane')} style={{ width: 40, height: 20 }}>
          <Switch.Thumb />
        </Switch.Root>
        <label htmlFor="plane">Airplane mode</label>
      </div>
      <div>
        <Checkbox.Root id="terms" onCheckedChange={set('terms')} style={{ width: 20, height: 20 }}>
          <Checkbox.Indicator>x</Checkbox.Indicator>
        </Checkbox.Root>
        <label htmlFor="terms">Accept terms</label>
      </div>
      <RadioGroup.Root aria-label="Density" onValueChange={set('density')}>
        {['Default', 'Compact'].map((each) => (
          <div key={each}>
            <RadioGroup.Item value={each} id={each} style={{ width: 16, height: 16 }}>
              <RadioGroup.Indicator>o</RadioGroup.Indicator>
            </RadioGroup.Item>
            <label htmlFor={each}>{each}</label>
          </div>
        ))}
      </RadioGroup.Root>
      <Tabs.Root defaultValue="a" onValueChange={set('tab')}>
        <Tabs.List>
          <Tabs.Trigger value="a">Account</Tabs.Trigger>
          <Tabs.Trigger value="p">Password</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="a">a</Tabs.Content>
        <Tabs.Content value="p">p</Tabs.Content>
      </Tabs.Root>
      <Accordion.Root type="single" collapsible onValueChange={set('open')}>
        {['Styled?', 'Animated?'].map((each) => (
          <Accordion.Item key={each} value={each}>
            <Accordion.Header>
              <Accordion.Trigger>{each}</Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content>Yes</Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
      <ToggleGroup.Root type="multiple" onValueChange={set('format')}>
        {['Bold', 'Italic', 'Strike'].map((each) => (
          <ToggleGroup.Item key={each} value={each} aria-label={`Make ${each}`}>
            {each[0]}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <Collapsible.Root onOpenChange={set('shown')}>
        <Collapsible.Trigger>Show repositories</Collapsible.Trigger>
        <Collapsible.Content>three</Collapsible.Content>
      </Collapsible.Root>
      <OneTimePasswordField.Root onValueChange={set('code')}>
        {[0, 1, 2, 3].map((each) => (
          <OneTimePasswordField.Input key={each} style={{ width: 20 }} />
        ))}
        <OneTimePasswordField.HiddenInput />
      </OneTimePasswordField.Root>
    </div>
  );
}

createRoot(document.getElementById('app')).render(
  <>
    <Menus />
    <Fields />
  </>,
);
