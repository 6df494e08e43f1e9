/** What the academy may set about exams (platform setting `exams`). */
export interface ExamSettings {
  /** Minutes that an answer given before the deadline may arrive after it. */
  readonly graceMinutes: number
  readonly maxRepeats: number
  /** Days after the results in which a repeat may be asked for and sat. */
  readonly repeatDays: number
  readonly repeatCappedAtPass: boolean
  readonly freeRepeats: number
}

export const usualExamSettings: ExamSettings = {
  graceMinutes: 5,
  maxRepeats: 2,
  repeatDays: 60,
  repeatCappedAtPass: true,
  freeRepeats: 1,
}
