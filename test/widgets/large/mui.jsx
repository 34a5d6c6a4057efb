/** Material UI. */
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Autocomplete,
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Drawer,
  FormControl,
  FormControlLabel,
  FormLabel,
  InputLabel,
  List,
  ListItemButton,
  ListItemText,
  Menu,
  MenuItem,
  Pagination,
  Radio,
  RadioGroup,
  Rating,
  Select,
  Slider,
  Snackbar,
  SpeedDial,
  SpeedDialAction,
  Stack,
  Switch,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Tabs,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '../pages/report.js';
import { useReported } from '../pages/use-reported.js';

const countries = [
  'Argentina',
  'Austria',
  'Belgium',
  'Brazil',
  'Chile',
  'Denmark',
  'Egypt',
  'Finland',
  'Ghana',
  'India',
];
const drinks = ['Tea', 'Coffee', 'Milk', 'Juice'];

function Choices() {
  const [age, setAge] = useReported('age', '');
  const [tags, setTags] = useReported('tags', []);
  const [country, setCountry] = useReported('country', null);
  const [drink, setDrink] = useReported('drinks', []);
  const setFree = (free) => report({ free });
  const [city, setCity] = useReported('city', null);
  const [cities, setCities] = useState([]);
  return (
    <Stack spacing={1}>
      <FormControl size="small">
        <InputLabel id="age-label">Age</InputLabel>
        <Select labelId="age-label" label="Age" value={age} onChange={(event) => setAge(event.target.value)}>
          <MenuItem value={10}>Ten</MenuItem>
          <MenuItem value={20}>Twenty</MenuItem>
          <MenuItem value={30}>Thirty</MenuItem>
          <MenuItem value={40} disabled>
            Forty
          </MenuItem>
        </Select>
      </FormControl>
      <FormControl size="small">
        <InputLabel id="tags-label">Tags</InputLabel>
        <Select
          multiple
          labelId="tags-label"
          label="Tags"
          value={tags}
          renderValue={(chosen) => chosen.join(', ')}
          onChange={(event) => setTags(event.target.value)}
        >
          {['red', 'green', 'blue', 'black'].map((tag) => (
            <MenuItem key={tag} value={tag}>
              <Checkbox checked={tags.includes(tag)} />
              <ListItemText primary={tag} />
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Autocomplete
        size="small"
        options={countries}
        value={country}
        onChange={(_, value) => setCountry(value)}
        renderInput={(params) => <TextField {...params} label="Country" />}
      />
      <Autocomplete
        size="small"
        multiple
        options={drinks}
        value={drink}
        onChange={(_, value) => setDrink(value)}
        renderInput={(params) => <TextField {...params} label="Drinks" />}
      />
      <Autocomplete
        size="small"
        freeSolo
        options={['Ada', 'Alan']}
        onInputChange={(_, value) => setFree(value)}
        renderInput={(params) => <TextField {...params} label="Author" />}
      />
      <Autocomplete
        size="small"
        options={cities}
        value={city}
        onChange={(_, value) => setCity(value)}
        loading={cities.length === 0}
        onOpen={() => setTimeout(() => setCities(['Paris', 'Parma', 'Porto']), 400)}
        onClose={() => setCities([])}
        renderInput={(params) => <TextField {...params} label="City" />}
      />
    </Stack>
  );
}

function Values() {
  const [volume, setVolume] = useReported('volume', 30);
  const [range, setRange] = useReported('range', [20, 60]);
  const [stars, setStars] = useReported('stars', 2);
  const [wifi, setWifi] = useReported('wifi', false);
  const [terms, setTerms] = useReported('terms', false);
  const [size, setSize] = useReported('size', 's');
  const [align, setAlign] = useReported('align', 'left');
  const [name, setName] = useReported('name', '');
  const [notes, setNotes] = useReported('notes', '');
  const [chips, setChips] = useReported('chips', ['Apple', 'Pear', 'Plum']);
  return (
    <Stack spacing={1}>
      <Slider
        aria-label="Volume"
        value={volume}
        onChange={(_, value) => setVolume(value)}
        sx={{ width: 300 }}
      />
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Minimum price' : 'Maximum price')}
        value={range}
        onChange={(_, value) => setRange(value)}
        sx={{ width: 300 }}
      />
      <Rating name="stars" value={stars} onChange={(_, value) => setStars(value)} />
      <FormControlLabel
        control={<Switch checked={wifi} onChange={(event) => setWifi(event.target.checked)} />}
        label="Wi-Fi"
      />
      <FormControlLabel
        control={<Checkbox checked={terms} onChange={(event) => setTerms(event.target.checked)} />}
        label="I accept the terms"
      />
      <FormControl>
        <FormLabel id="size-label">Size</FormLabel>
        <RadioGroup
          row
          aria-labelledby="size-label"
          value={size}
          onChange={(event) => setSize(event.target.value)}
        >
          <FormControlLabel value="s" control={<Radio />} label="Small" />
          <FormControlLabel value="l" control={<Radio />} label="Large" />
        </RadioGroup>
      </FormControl>
      <ToggleButtonGroup exclusive value={align} onChange={(_, value) => setAlign(value)}>
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="center">Centre</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        size="small"
        label="Full name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        size="small"
        label="Notes"
        multiline
        minRows={2}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <Stack direction="row">
        {chips.map((chip) => (
          <Chip key={chip} label={chip} onDelete={() => setChips(chips.filter((each) => each !== chip))} />
        ))}
      </Stack>
    </Stack>
  );
}

function Surfaces() {
  const [tab, setTab] = useReported('tab', 'home');
  const [panel, setPanel] = useReported('panel', false);
  const [anchor, setAnchor] = useState(null);
  const [asked, setAsked] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [page, setPage] = useReported('page', 1);
  const [snack, setSnack] = useState(false);
  const [descending, setDescending] = useReported('descending', false);
  const rows = [
    ['Ada', 36],
    ['Bob', 21],
    ['Cyd', 54],
  ].sort((a, b) => (descending ? b[1] - a[1] : a[1] - b[1]));
  return (
    <Stack spacing={1}>
      <Tabs value={tab} onChange={(_, value) => setTab(value)}>
        <Tab value="home" label="Home" />
        <Tab value="profile" label="Profile" />
        <Tab value="billing" label="Billing" />
      </Tabs>
      <div>
        <Accordion expanded={panel} onChange={(_, open) => setPanel(open)}>
          <AccordionSummary>Shipping details</AccordionSummary>
          <AccordionDetails>
            <Button onClick={() => report({ shipping: 'express' })}>Use express</Button>
          </AccordionDetails>
        </Accordion>
      </div>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={(event) => setAnchor(event.currentTarget)}>
          Actions
        </Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {['Copy', 'Rename', 'Archive'].map((each) => (
            <MenuItem
              key={each}
              onClick={() => {
                report({ action: each });
                setAnchor(null);
              }}
            >
              {each}
            </MenuItem>
          ))}
        </Menu>
        <Button variant="outlined" onClick={() => setAsked(true)}>
          Delete account
        </Button>
        <Dialog open={asked} onClose={() => setAsked(false)}>
          <DialogTitle>Really delete?</DialogTitle>
          <DialogContent>
            <TextField
              label="Reason"
              onChange={(event) => report({ reason: event.target.value })}
              sx={{ mt: 1 }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsked(false)}>Keep</Button>
            <Button
              onClick={() => {
                report({ deleted: true });
                setAsked(false);
              }}
            >
              Delete
            </Button>
          </DialogActions>
        </Dialog>
        <Button onClick={() => setDrawer(true)}>Open navigation</Button>
        <Drawer open={drawer} onClose={() => setDrawer(false)}>
          <List sx={{ width: 200 }}>
            {['Inbox', 'Sent'].map((each) => (
              <ListItemButton
                key={each}
                onClick={() => {
                  report({ folder: each });
                  setDrawer(false);
                }}
              >
                <ListItemText primary={each} />
              </ListItemButton>
            ))}
          </List>
        </Drawer>
        <Tooltip title="Saved a minute ago" onOpen={() => report({ hint: 'open' })}>
          <Button onClick={() => setSnack(true)}>Save</Button>
        </Tooltip>
        <Snackbar
          open={snack}
          message="Saved"
          onClose={() => setSnack(false)}
          action={
            <Button
              onClick={() => {
                report({ undone: true });
                setSnack(false);
              }}
            >
              Undo
            </Button>
          }
        />
      </Stack>
      <Pagination count={10} page={page} onChange={(_, value) => setPage(value)} />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>
              <TableSortLabel
                active
                direction={descending ? 'desc' : 'asc'}
                onClick={() => setDescending(!descending)}
              >
                Years
              </TableSortLabel>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([who, years]) => (
            <TableRow key={who}>
              <TableCell>{who}</TableCell>
              <TableCell>{years}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography>End of page</Typography>
      <div style={{ height: 100, position: 'relative' }}>
        <SpeedDial ariaLabel="Share" icon="+">
          {['Print', 'Mail'].map((each) => (
            <SpeedDialAction
              key={each}
              icon={each[0]}
              onClick={() => report({ shared: each })}
              slotProps={{ tooltip: { title: each } }}
            />
          ))}
        </SpeedDial>
      </div>
    </Stack>
  );
}

createRoot(document.getElementById('app')).render(
  <Stack direction="row" spacing={4} sx={{ width: 1000 }}>
    <div style={{ width: 300 }}>
      <Choices />
    </div>
    <div style={{ width: 320 }}>
      <Values />
    </div>
    <div style={{ width: 460 }}>
      <Surfaces />
    </div>
  </Stack>,
);
