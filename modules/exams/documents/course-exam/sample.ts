import type { Content } from '#platform/shared/document/document.ts'
import type courseExam from './document.ts'

export default {
  Code: 'EX-2027-0012',
  ExamName: { ar: 'الاختبار النهائي', en: 'Final exam', fr: 'Examen final' },
  CourseName: {
    ar: 'أساسيات نظام إدارة السلامة',
    en: 'Safety Management System Essentials',
    fr: 'Bases du système de gestion de la sécurité',
  },
  ClassCode: 'CC-2027-0012',
  StartsAt: '2027-02-10T08:00:00.000Z',
  Minutes: 60,
  PassDegree: 60,
  Rules: '',
  Questions: [
    { Number: 1, Type: 'multiChoice', Text: '<p>2 + 2</p>', Weight: 4, Choices: ['3', '4', '5'], Items: [] },
    { Number: 2, Type: 'trueFalse', Text: '<p>2 &lt; 3</p>', Weight: 2, Choices: ['true', 'false'], Items: [] },
    { Number: 3, Type: 'matching', Text: '<p>1, 2</p>', Weight: 4, Choices: ['I', 'II', 'III'], Items: ['1', '2'] },
    { Number: 4, Type: 'text', Text: '<p>1 + 1 = ?</p>', Weight: 10, Choices: [], Items: [] },
  ],
  Key: [
    { Number: 1, Type: 'multiChoice', Right: ['4'], ModelAnswer: '' },
    { Number: 2, Type: 'trueFalse', Right: ['true'], ModelAnswer: '' },
    { Number: 3, Type: 'matching', Right: ['1: I', '2: II'], ModelAnswer: '' },
    { Number: 4, Type: 'text', Right: [], ModelAnswer: '<p>2</p>' },
  ],
} satisfies Content<typeof courseExam>
