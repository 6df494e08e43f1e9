export { countPapersToMark } from './store/exams-to-mark.ts'
export { countMarkChangesToDecide } from './store/papers/mark-changes.ts'
export {
  addCompetitionExam,
  changeCompetitionExam,
  followCompetition,
  lockCompetitionExam,
  removeCompetitionExam,
  type CompetitionExamFields,
} from './acts/competition-exam.ts'
export { admitCandidate, dismissCandidate, type CompetitionExam } from './store/competition-exam.ts'
export { countOpenExams } from './store/trainee-exams.ts'
