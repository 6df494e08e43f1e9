/** The act behind a line of a paper's log, where there is one: its words are the act's. */
const actOfNote: Readonly<Record<string, string>> = {
  started: 'startExam',
  submitted: 'submitExam',
  autoSubmitted: 'autoSubmit',
  closedViolation: 'closeByViolation',
  deviceMoved: 'moveDevice',
  timeGranted: 'grantTime',
  reopened: 'reinstate',
  upheld: 'uphold',
  voided: 'voidAttempt',
  paused: 'pauseAttempt',
  letGoOn: 'resumeAttempt',
  grievance: 'changeByGrievance',
  accepted: 'changeByAcceptance',
  changeAsked: 'askMarkChange',
  changeApproved: 'approveMarkChange',
  changeRejected: 'rejectMarkChange',
  changeWithdrawn: 'withdrawMarkChange',
}

/** What a line of a paper's history is called: the act, or what happened of itself (`left`, `resumed`, `finalised`). */
export const lineKind = (note: string, data: Readonly<Record<string, unknown>>): string =>
  note === 'marked' ? (data['finished'] === true ? 'finishMarking' : 'saveMarks') : (actOfNote[note] ?? note)
