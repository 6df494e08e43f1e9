import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who reaches which competitions, which is also their part in its acts. `announced`: no draft. */
export const competitionReach = reach('competition', {
  keeper: { who: access.editorCompetition, reaches: 'all' },
  corrector: { who: ['correctiontraineeexam'], reaches: 'announced' },
  trainee: { who: ['trainee'], reaches: 'announced' },
})

/** Who reaches which entries. Nobody keeps the own one. */
export const entryReach = reach('competitionEntry', {
  keeper: { who: access.editorCompetition, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'own' },
})

/** Who reads and decides appeals: whoever corrects papers; a trainee reads the own one. */
export const appealReach = reach('competitionAppeal', {
  corrector: { who: access.correctionTraineeExam, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'own' },
})
