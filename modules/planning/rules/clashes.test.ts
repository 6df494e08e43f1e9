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
const classRoom = { id: 5, capacity: 20, setupMinutes: 0, hours: null, lacks: [] }
const wanted: ToPlace = {
  timetable: layOut(pattern, []),
  place: 'academy',
  classRoom,
  leadId: 3,
  instructorIds: [3, 4],
  maxTrainees: 20,
  wish: null,
  window: { earliest: null, latest: null },
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

  it('asks for the set-up before a session and after it, and tells it from a clash at the same time', () => {
    const prepared = { ...wanted, classRoom: { ...classRoom, setupMinutes: 30 } }
    const at = (startsAt: string, endsAt: string) =>
      findClashes(prepared, [lecture({ classRoomId: 5, startsAt, endsAt, instructorIds: [3] })])
    expect(at('07:00', '08:30')).toEqual([])
    expect(at('14:30', '15:00')).toEqual([])
    expect(at('07:00', '08:31')).toMatchObject([{ kind: 'setupShort', key: 'setup:5:class:77', amount: 30 }])
    expect(at('14:29', '15:00')).toMatchObject([{ kind: 'setupShort', severity: 'hard', day: '2027-03-08' }])
    expect(at('13:59', '15:00').map((each) => each.kind)).toEqual(['classRoomTaken', 'instructorTaken'])
  })
  it('keeps to the hours of the class room and to the equipment that the course needs', () => {
    const open = (from: string, to: string) =>
      findClashes({ ...wanted, classRoom: { ...classRoom, hours: { from, to } } }, [])
    expect(open('09:00', '14:00')).toEqual([])
    expect(open('09:01', '14:00')).toMatchObject([{ kind: 'outsideHours', sessions: 5, severity: 'hard' }])
    expect(open('09:00', '13:59')).toMatchObject([{ kind: 'outsideHours', day: '2027-03-07' }])
    const lacking = { ...classRoom, lacks: [{ facilityId: 3, needed: 20 }] }
    const [clash] = findClashes({ ...wanted, classRoom: lacking }, [])
    expect(clash).toMatchObject({ kind: 'equipmentMissing', severity: 'hard', amount: 1 })
    expect(unwaived([clash!], [clash!.key])).toEqual([])
    // A course that needs more afterwards is another clash, which no waiver of before covers.
    const more = { ...classRoom, lacks: [{ facilityId: 3, needed: 24 }] }
    expect(unwaived(findClashes({ ...wanted, classRoom: more }, []), [clash!.key])).toHaveLength(1)
  })
  it('counts holidays held on, hours without a place, class rooms too small, and what is missing', () => {
    const holidays = [{ id: 2, firstDay: '2027-03-09', lastDay: '2027-03-09' }]
    const held = findClashes({ ...wanted, timetable: layOut({ ...pattern, onHolidays: true }, holidays) }, [])
    expect(held).toMatchObject([{ kind: 'onHoliday', severity: 'hard', key: 'holiday:2', day: '2027-03-09' }])
    const skipped = findClashes({ ...wanted, timetable: layOut(pattern, holidays) }, [])
    expect(skipped).toMatchObject([
      { kind: 'hoursMissing', severity: 'hard', amount: 300, fitsBy: '2027-03-14', key: 'hours:300' },
    ])
    const rest = findClashes({ ...wanted, classRoom: { ...classRoom, capacity: 12 }, leadId: null }, [])
    expect(rest.map((each) => [each.kind, each.severity])).toEqual([
      ['classRoomSmall', 'hard'],
      ['leadMissing', 'soft'],
    ])
    expect(findClashes({ ...wanted, classRoom: null }, []).map((each) => each.kind)).toEqual(['classRoomMissing'])
    expect(findClashes({ ...wanted, classRoom: null, place: 'online' }, [])).toEqual([])
  })

  it('wishes for any class room of a kind: none that fits is hard, too few are as hard as who else wishes', () => {
    const sessions = wanted.timetable.sessions
    const rival = (id: number, state: 'draft' | 'published', fits: number[]) => ({
      sessions,
      fits,
      by: { kind: 'row' as const, id, code: `X-1/2027-${id}`, state },
    })
    const found = (fits: number[], ...rivals: ReturnType<typeof rival>[]) =>
      findClashes({ ...wanted, classRoom: null, wish: { sessions, fits, rivals } }, []).map((clash) => [
        clash.kind,
        clash.severity,
        clash.by?.id,
        clash.sessions,
      ])
    expect(found([1])).toEqual([])
    expect(found([])).toEqual([['noClassRoomOfKind', 'hard', undefined, 0]])
    expect(found([1, 2], rival(8, 'published', [1, 2]))).toEqual([])
    expect(found([1], rival(8, 'draft', [1]))).toEqual([['classRoomsShort', 'soft', 8, 5]])
    expect(found([1], rival(8, 'draft', [1]), rival(9, 'published', [1]))).toEqual([['classRoomsShort', 'hard', 9, 5]])
  })

  it('keeps within the days between which the row may be moved, and proposes none beyond them', () => {
    const within = (earliest: string | null, latest: string | null) =>
      findClashes({ ...wanted, window: { earliest, latest } }, []).map((clash) => [
        clash.kind,
        clash.severity,
        clash.day,
      ])
    expect(within(null, null)).toEqual([])
    expect(within('2027-03-07', '2027-03-11')).toEqual([])
    expect(within('2027-03-08', null)).toEqual([['outsideWindow', 'hard', '2027-03-07']])
    expect(within(null, '2027-03-10')).toEqual([['outsideWindow', 'hard', '2027-03-11']])
    const short = { ...wanted, timetable: layOut({ ...pattern, hours: 30 }, []) }
    const fitsBy = (latest: string) =>
      findClashes({ ...short, window: { earliest: null, latest } }, []).find((clash) => clash.kind === 'hoursMissing')
        ?.fitsBy
    expect(fitsBy('2027-03-14')).toBe('2027-03-14')
    expect(fitsBy('2027-03-13')).toBeNull()
  })

  it('holds a waiver against the same clash only', () => {
    const found = findClashes(wanted, [lecture({ classRoomId: 5 })])
    expect(unwaived(found, ['classRoom:5:class:77'])).toEqual([])
    expect(unwaived(found, ['classRoom:5:class:78', 'classRoom:6:class:77'])).toHaveLength(1)
    expect(unwaived(findClashes({ ...wanted, classRoom: null }, []), [])).toEqual([])
  })
})
