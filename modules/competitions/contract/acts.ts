import { acts, follows } from '#platform/shared/record/act.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import * as appeals from './appeals.ts'
import * as competitions from './competitions.ts'
import * as entries from './entries.ts'
import { appealsOpen, ownEntry } from './refusals.ts'
import { actBody, movedEntry, movedReply, reasonedBody } from './shapes.ts'

const moved = {
  method: 'POST',
  who: 'editorCompetition',
  effect: 'writes',
  reply: movedReply,
  refusals: [notNow, changedMeanwhile, ...competitions.examRefusals],
} as const
const move = (name: string, summary: string) =>
  call({ ...moved, path: `/api/Competition/${name}`, summary, body: actBody })

/** In the order in which their buttons stand. The moves are in `rules/competition-states.ts`. */
export const competitionActs = acts('competitions', 'competition', {
  addCompetition: { call: competitions.addCompetition },
  updateCompetition: { call: competitions.updateCompetition },
  publish: {
    call: move('PublishCompetition', 'Announces a competition and fixes what its exam asks.'),
    asks: 'confirmation',
    next: true,
  },
  openRegistration: {
    call: move('OpenRegistration', 'Takes entries from now on, before the day that was set.'),
    asks: 'confirmation',
    next: true,
  },
  begin: follows,
  endRun: {
    call: move('EndCompetition', 'Ends a competition before its time, once nobody sits it.'),
    asks: 'confirmation',
  },
  beginCorrection: follows,
  releaseProvisional: {
    call: move(
      'ReleaseProvisionalResults',
      'Gives everybody the own provisional marks and place, once every paper is marked.',
    ),
    asks: 'confirmation',
    next: true,
  },
  openAppeals: {
    call: move('OpenAppeals', 'Takes appeals against the provisional results for 48 hours from now on.'),
    asks: 'confirmation',
    next: true,
  },
  releaseFinal: {
    call: call({
      ...moved,
      path: '/api/Competition/ReleaseFinalResults',
      summary:
        'Fixes the places, opens the board and gives the certificates of participation, once appeals are over and decided.',
      body: actBody,
      refusals: [...moved.refusals, appealsOpen],
    }),
    asks: 'confirmation',
    next: true,
  },
  archive: { call: move('ArchiveCompetition', 'Archives a competition.'), asks: 'confirmation' },
  takeBackProvisional: {
    call: call({
      ...moved,
      path: '/api/Competition/TakeBackProvisionalResults',
      summary: 'Takes provisional results back into correction, with a reason.',
      body: reasonedBody,
    }),
    asks: 'reason',
    grave: true,
  },
  withdrawCompetition: {
    call: move('WithdrawCompetition', 'Makes an announced competition that nobody has entered a draft again.'),
    asks: 'confirmation',
  },
  deleteCompetition: { call: competitions.deleteCompetition, asks: 'confirmation', grave: true },
})

const decided = {
  method: 'POST',
  who: 'editorCompetition',
  effect: 'writes',
  reply: movedEntry,
  refusals: [notNow, changedMeanwhile, ownEntry],
} as const

/** The moves are in `rules/entry-states.ts`. */
export const entryActs = acts('competitions', 'competitionEntry', {
  enter: { call: entries.enter },
  enterAgain: follows,
  askEntryFee: follows,
  admit: follows,
  uploadEntryProof: { call: entries.uploadEntryProof, next: true },
  confirmEntryFee: {
    call: call({
      ...decided,
      path: '/api/Competition/ConfirmEntryFee',
      summary: 'Finds the proof of payment in order, books the fee and admits the entry.',
      body: actBody,
    }),
    asks: 'confirmation',
    next: true,
  },
  returnEntryFee: {
    call: call({
      ...decided,
      path: '/api/Competition/ReturnEntryFee',
      summary:
        'Books a fee that was verified after the competition had ended and takes it back by a credit note; the entry ends.',
      body: reasonedBody,
    }),
    asks: 'reason',
    next: true,
  },
  rejectEntryProof: {
    call: call({
      ...decided,
      path: '/api/Competition/RejectEntryPaymentProof',
      summary: 'Refuses a proof of payment with a reason; another one is expected.',
      body: reasonedBody,
    }),
    asks: 'reason',
  },
  showName: { call: entries.showName },
  withdrawEntry: { call: entries.withdrawEntry, asks: 'confirmation' },
  lapse: follows,
})

export const appealActs = acts('competitions', 'competitionAppeal', {
  fileAppeal: { call: appeals.fileAppeal },
  upholdAppeal: { call: appeals.upholdAppeal, asks: 'reason', next: true },
  rejectAppeal: { call: appeals.rejectAppeal, asks: 'reason' },
})
