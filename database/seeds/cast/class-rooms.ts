import type { ClassRoomSeed } from '../class-room-seed.ts'

const main = 'المبنى الرئيسي'

export const castClassRooms: readonly ClassRoomSeed[] = [
  {
    code: 'R-101',
    name: ['قاعة النيل', 'Nile room', 'Salle du Nil'],
    type: 'LECTURE',
    capacity: 24,
    building: main,
    floor: '1',
    dayPrice: 120,
    facilities: ['PROJECTOR', 'SMARTBOARD', 'ACCESSIBLE'],
  },
  {
    code: 'R-102',
    name: ['قاعة الأقصر', 'Luxor room', 'Salle de Louxor'],
    type: 'LECTURE',
    capacity: 20,
    building: main,
    floor: '1',
    dayPrice: 100,
    facilities: ['PROJECTOR', 'ACCESSIBLE'],
  },
  {
    code: 'R-201',
    name: ['معمل سيناء', 'Sinai laboratory', 'Laboratoire du Sinaï'],
    type: 'LAB',
    capacity: 16,
    building: main,
    floor: '2',
    dayPrice: 160,
    facilities: ['PROJECTOR', 'COMPUTERS', 'XRAY'],
  },
  {
    code: 'R-202',
    name: ['قاعة الإسكندرية', 'Alexandria room', 'Salle d’Alexandrie'],
    type: 'MEETING',
    capacity: 12,
    building: main,
    floor: '2',
    dayPrice: 80,
    facilities: ['SMARTBOARD', 'VIDEOCONF'],
  },
]
