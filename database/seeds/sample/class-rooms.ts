import type { ClassRoomSeed } from '../class-room-seed.ts'

const main = 'المبنى الرئيسي'
const annex = 'المبنى الملحق'
const hangar = 'حظيرة التدريب'
const lecture = ['PROJECTOR', 'SOUND', 'ACCESSIBLE']

export const sampleClassRooms: readonly ClassRoomSeed[] = [
  {
    code: 'R-301',
    name: ['قاعة أسوان', 'Aswan room', 'Salle d’Assouan'],
    type: 'LECTURE',
    capacity: 30,
    building: main,
    floor: '3',
    dayPrice: 140,
    facilities: lecture,
  },
  {
    code: 'R-302',
    name: ['قاعة الفيوم', 'Fayoum room', 'Salle du Fayoum'],
    type: 'LECTURE',
    capacity: 24,
    building: main,
    floor: '3',
    dayPrice: 120,
    facilities: lecture,
  },
  {
    code: 'R-303',
    name: ['قاعة سيوة', 'Siwa room', 'Salle de Siwa'],
    type: 'LECTURE',
    capacity: 18,
    building: main,
    floor: '3',
    dayPrice: 100,
    facilities: [...lecture, 'SMARTBOARD'],
  },
  {
    code: 'A-101',
    name: ['مدرج الصقر', 'Falcon auditorium', 'Amphithéâtre du Faucon'],
    type: 'AUDITORIUM',
    capacity: 60,
    building: annex,
    floor: '0',
    dayPrice: 300,
    facilities: [...lecture, 'VIDEOCONF'],
  },
  {
    code: 'A-201',
    name: ['معمل البحر الأحمر', 'Red Sea laboratory', 'Laboratoire de la mer Rouge'],
    type: 'LAB',
    capacity: 20,
    building: annex,
    floor: '2',
    dayPrice: 170,
    facilities: ['PROJECTOR', 'COMPUTERS'],
  },
  {
    code: 'A-202',
    name: ['قاعة المحاكاة', 'Simulator room', 'Salle de simulation'],
    type: 'SIMULATOR',
    capacity: 16,
    building: annex,
    floor: '2',
    dayPrice: 400,
    facilities: ['SIMULATOR', 'COMPUTERS'],
  },
  {
    code: 'H-1',
    name: ['ورشة الصيانة', 'Maintenance workshop', 'Atelier de maintenance'],
    type: 'WORKSHOP',
    capacity: 14,
    building: hangar,
    floor: '0',
    dayPrice: 220,
    facilities: ['PROJECTOR'],
  },
  {
    code: 'H-2',
    name: ['ورشة المعدات الأرضية', 'Ground equipment workshop', 'Atelier du matériel de piste'],
    type: 'WORKSHOP',
    capacity: 14,
    building: hangar,
    floor: '0',
    dayPrice: 200,
    facilities: ['PROJECTOR'],
  },
]
