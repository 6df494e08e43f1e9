import { expect, test } from 'vitest'
import { changedParts, type Slot, type SlotPart } from './accepted-slot.ts'

const slot: Slot = {
  role: 'lead',
  startsOn: '2027-02-07',
  endsOn: '2027-02-08',
  place: 'academy',
  classRoomId: 1,
  language: 'ar',
  sessions: [
    { day: '2027-02-07', startsAt: '09:00', endsAt: '14:00' },
    { day: '2027-02-08', startsAt: '09:00', endsAt: '14:00' },
  ],
}

test.each<[string, Partial<Slot>, SlotPart[]]>([
  ['nothing', {}, []],
  ['the role', { role: 'backup' }, ['role']],
  ['the dates, which are other sessions too', { endsOn: '2027-02-09', sessions: [slot.sessions[0]!] }, ['dates']],
  ['a session', { sessions: [slot.sessions[0]!] }, ['sessions']],
  ['the classRoom', { classRoomId: 2 }, ['place']],
  ['the place', { place: 'online', classRoomId: null }, ['place']],
  ['the language', { language: 'en' }, ['language']],
  ['several', { language: 'en', classRoomId: 2 }, ['place', 'language']],
])('%s is otherwise than accepted', (_, now, parts) => {
  expect(changedParts(slot, { ...slot, ...now })).toEqual(parts)
})

test('sessions that were not kept are taken as they are', () => {
  const { sessions: _sessions, ...kept } = slot
  expect(changedParts(kept, { ...slot, sessions: [] })).toEqual([])
  expect(changedParts(kept, { ...slot, classRoomId: 3 })).toEqual(['place'])
})
