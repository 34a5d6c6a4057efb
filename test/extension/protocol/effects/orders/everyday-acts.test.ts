/** Acts of everyday applications, as people order them. */
import { expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const transfer = (to: string, label = 'To'): PlaceOfAct => ({
  entered: [
    { label, value: to },
    { label: 'Amount', value: '50.00' },
  ],
});
const leave = { row: 'Kim Lee|12 May|Pending', others: ['Omar Haddad|20 May|Pending'] };
const lunch = { row: 'Team lunch|Fri 8 May 12:00', others: ['Budget review|Fri 8 May 14:00'] };
const grades = { row: 'Maths|Year 7', others: ['Maths|Year 8'] };
const viewer = { row: 'Leo Park|Viewer', others: ['Mia Kent|Editor'] };

test.each<[string, string, PlaceOfAct]>([
  ["Please sign off on Kim's holiday.", 'Approve', leave],
  ['Take the team lunch on 8 May off my calendar.', 'Delete', lunch],
  ['Release the year 7 maths grades to the students.', 'Publish', grades],
  ["Remind Mia's mother of the trip.", 'Send', { dialog: "Send reminder to Mia's mother?" }],
  ['Send Bob Ray 50 euros.', 'Transfer', transfer('Bob Ray')],
  ['Transfer 50 euros to Bob.', 'Transfer', transfer('bob.ray@bank.example', 'Recipient')],
  ['Run the payroll for May.', 'Run payroll', { heading: 'Payroll May' }],
  ['Make Leo Park the owner.', 'Make owner', viewer],
  ['Merge the duplicates of Acme.', 'Merge duplicates', { heading: 'Acme' }],
])('%s goes with "%s"', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(true));

test.each<[string, string, PlaceOfAct]>([
  ["Sign off on Omar's holiday.", 'Approve', leave],
  ['Release the year 8 maths grades.', 'Publish', grades],
  ["Send a reminder to Mia's mother.", 'Send', { dialog: 'Send reminder to all parents?' }],
  ['Transfer 50 euros to Rob Bay.', 'Transfer', transfer('Bob Ray')],
  ['Send Rob Bay 50 euros.', 'Transfer', transfer('Bob Ray', 'Recipient name')],
  ['How much is the payroll in May?', 'Run payroll', { heading: 'Payroll May' }],
  ['Give Leo Park edit rights.', 'Make owner', viewer],
  ['Update the phone number of Acme.', 'Merge duplicates', { heading: 'Acme' }],
])('%s is held with "%s"', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(false));
