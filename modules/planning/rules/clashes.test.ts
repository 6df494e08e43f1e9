import { describe, expect, it } from 'vitest'
import { findClashes, unwaived, type Occupied, type ToPlace } from './clashes.ts'
import { planStates } from './plan-states.ts'
import { layOut } from './sessions.ts'

const pattern = {
  startsOn: '2027-03-07',
  endsOn: '2027-03-11',
  weekdays: [0, 1, 2, 3, 4],
  startsAt: '09:00',
  endsAt: '14:00',
  hours: 25,
  onHolidays: false,
}
const wanted: ToPlace = {
  timetable: layOut(pattern, []),
  place: 'academy',
  classRoom: { id: 5, capacity: 20 },
  leadId: 3,
  instructorIds: [3, 4],
  maxTrainees: 20,
}
const lecture = (change: Partial<Occupied>): Occupied => ({
  day: '2027-03-08',
  startsAt: '13:00',
  endsAt: '15:00',
  classRoomId: null,
  instructorIds: [],
  by: { kind: 'class', id: 77, code: 'CC-2027-0077' },
  ...change,
})

describe('clashes', () => {
  it('finds none where nothing is in the way', () => {
    expect(findClashes(wanted, [lecture({ classRoomId: 6, instructorIds: [9] })])).toEqual([])
  })

  it('names the class that has the class room, once for all its sessions', () => {
    const found = findClashes(wanted, [lecture({ classRoomId: 5, day: '2027-03-09' }), lecture({ classRoomId: 5 })])
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      kind: 'classRoomTaken',
      severity: 'hard',
      key: 'classRoom:5:class:77',
      day: '2027-03-08',
      sessions: 2,
      by: { code: 'CC-2027-0077' },
    })
  })

  it('lets one session begin when another ends', () => {
    expect(findClashes(wanted, [lecture({ classRoomId: 5, startsAt: '14:00', endsAt: '16:00' })])).toEqual([])
    expect(findClashes(wanted, [lecture({ classRoomId: 5, startsAt: '07:00', endsAt: '09:00' })])).toEqual([])
    expect(findClashes(wanted, [lecture({ classRoomId: 5, startsAt: '07:00', endsAt: '09:01' })])).toHaveLength(1)
  })

  it('finds lead and backup apart', () => {
    expect(findClashes(wanted, [lecture({ instructorIds: [3, 4, 8] })]).map((each) => each.key)).toEqual([
      'instructor:3:class:77',
      'instructor:4:class:77',
    ])
  })

  it('warns of rows that are not decided and stops at those that are', () => {
    for (const state of planStates.states) {
      const [clash] = findClashes(wanted, [lecture({ classRoomId: 5, by: { kind: 'row', id: 8, code: 'X', state } })])
      expect(clash?.severity, state).toBe(['draft', 'proposed', 'postponed'].includes(state) ? 'soft' : 'hard')
    }
  })

  it('counts holidays held on, hours without a place, class rooms too small, and what is missing', () => {
    const holidays = [{ id: 2, firstDay: '2027-03-09', lastDay: '2027-03-09' }]
    const held = findClashes({ ...wanted, timetable: layOut({ ...pattern, onHolidays: true }, holidays) }, [])
    expect(held).toMatchObject([{ kind: 'onHoliday', severity: 'hard', key: 'holiday:2', day: '2027-03-09' }])
    const skipped = findClashes({ ...wanted, timetable: layOut(pattern, holidays) }, [])
    expect(skipped).toMatchObject([
      { kind: 'hoursMissing', severity: 'hard', amount: 300, fitsBy: '2027-03-14', key: 'hours:300' },
    ])
    const rest = findClashes({ ...wanted, classRoom: { id: 5, capacity: 12 }, leadId: null }, [])
    expect(rest.map((each) => [each.kind, each.severity])).toEqual([
      ['classRoomSmall', 'hard'],
      ['leadMissing', 'soft'],
    ])
    expect(findClashes({ ...wanted, classRoom: null }, []).map((each) => each.kind)).toEqual(['classRoomMissing'])
    expect(findClashes({ ...wanted, classRoom: null, place: 'online' }, [])).toEqual([])
  })

  it('holds a waiver against the same clash only', () => {
    const found = findClashes(wanted, [lecture({ classRoomId: 5 })])
    expect(unwaived(found, ['classRoom:5:class:77'])).toEqual([])
    expect(unwaived(found, ['classRoom:5:class:78', 'classRoom:6:class:77'])).toHaveLength(1)
    expect(unwaived(findClashes({ ...wanted, classRoom: null }, []), [])).toEqual([])
  })
})
