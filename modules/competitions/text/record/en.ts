import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as competitions } from '../en.ts'

export const en: Words<typeof ar> = {
  rights: {
    publish: 'Announce a competition',
    updateCompetition: 'Change a competition',
    openRegistration: 'Open entries to a competition early',
    endRun: 'End a competition early',
    releaseProvisional: 'Release provisional results of a competition',
    openAppeals: 'Open appeals of a competition',
    releaseFinal: 'Make the results of a competition final',
    archive: 'Archive a competition',
    takeBackProvisional: 'Take provisional results of a competition back',
    withdrawCompetition: 'Take back the announcement of a competition',
    deleteCompetition: 'Delete a draft of a competition',
    uploadEntryProof: 'Upload the proof of payment of an entry',
    confirmEntryFee: 'Confirm the payment of an entry',
    returnEntryFee: 'Pay the fee of an entry back',
    rejectEntryProof: 'Refuse the proof of payment of an entry',
    showName: 'Choose whether the own name stands on the board',
    withdrawEntry: 'Withdraw from a competition',
    fileAppeal: 'File an appeal in a competition',
    upholdAppeal: 'Uphold an appeal in a competition',
  },
  columns: {
    about: competitions.fields.about,
    courseId: competitions.fields.course,
    entriesOpenAt: competitions.fields.entriesOpen,
    feeMinor: competitions.fields.fee,
    feeCurrency: 'Currency of the fee',
    state: competitions.fields.state,
    appealsUntil: competitions.fields.appealsUntil,
    showsName: competitions.fields.showsName,
  },
}
