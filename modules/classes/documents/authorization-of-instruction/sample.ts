import type { Content } from '#platform/shared/document/document.ts'
import trainingOrder from '../training-order/sample.ts'
import type authorizationOfInstruction from './document.ts'

const { Staff: _staff, Trainees: _trainees, MinTrainees: _min, MaxTrainees: _max, ...sampleClass } = trainingOrder

export default {
  ...sampleClass,
  InstructorName: { ar: 'سلمى محمود عبد الرحمن فؤاد الشربيني', en: 'Salma Mahmoud Abdelrahman Fouad Elsherbini' },
  InstructorCode: 'INS-0012',
  Role: 'lead',
  AreOwnSessions: true,
} satisfies Content<typeof authorizationOfInstruction>
