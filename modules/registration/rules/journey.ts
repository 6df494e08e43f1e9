import { hasLeft, isEnrolled } from './main-track.ts'
import { moneySettled } from './money-track.ts'
import type { Tracks } from './standing.ts'
import { visaSettled } from './visa-track.ts'

export type Stage = 'submitted' | 'review' | 'seat' | 'visa' | 'payment' | 'confirmed' | 'travel' | 'class'
export type Progress = 'done' | 'current' | 'attention' | 'ahead' | 'stopped'

/** The stages on the trainee's way, in the order they are shown, with how far each has come. A stage that does not apply is left out. */
export function journeyOf(tracks: Tracks): { stage: Stage; progress: Progress }[] {
  const { main, visa, money, travel, hasSeat } = tracks
  const left = hasLeft(main)
  const enrolled = isEnrolled(main)
  const reviewed = enrolled || main === 'approved' || main === 'waitlisted'
  const open = (done: boolean, reached: boolean, attention = false): Progress => {
    if (done) return 'done'
    if (left) return 'stopped'
    if (!reached) return 'ahead'
    return attention ? 'attention' : 'current'
  }
  const stages: { stage: Stage; progress: Progress }[] = [
    { stage: 'submitted', progress: open(main !== 'draft', true, true) },
    {
      stage: 'review',
      progress: open(reviewed, main !== 'draft', main === 'changesRequested'),
    },
    { stage: 'seat', progress: open(enrolled || (main === 'approved' && hasSeat), reviewed, hasSeat) },
  ]
  if (visa !== 'notRequired') {
    const attention = visa === 'letterIssued' || visa === 'awaitingProof' || visa === 'proofRejected'
    const progress = visa === 'refused' ? 'stopped' : open(visaSettled(visa), main !== 'draft', attention)
    stages.push({ stage: 'visa', progress })
  }
  const toPay = money === 'invoiced' || money === 'proofRejected' || money === 'overdue' || money === 'partial'
  stages.push(
    { stage: 'payment', progress: open(moneySettled(money), main === 'approved', toPay) },
    { stage: 'confirmed', progress: open(enrolled, false) },
  )
  if (travel !== 'notNeeded') {
    stages.push({ stage: 'travel', progress: open(travel !== 'awaitingTravel', enrolled) })
  }
  stages.push({
    stage: 'class',
    progress: open(enrolled && main !== 'confirmed' && main !== 'attending', main === 'attending'),
  })
  return stages
}
