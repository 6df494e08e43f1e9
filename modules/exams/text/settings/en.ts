export const en = {
  sections: { exams: { title: 'Exams and their repeats' } },
  settings: {
    examGraceMinutes: {
      label: 'Grace for answers on their way',
      help: 'An answer given before the deadline counts if it arrives within it.',
    },
    examMaxRepeats: { label: 'Most repeats of an exam' },
    examRepeatDays: { label: 'A repeat is open after the results for' },
    examFreeRepeats: { label: 'Free repeats' },
    examNamesHidden: { label: 'Whoever marks reads no names until the results are released' },
    examGrievanceDays: { label: 'Working days for a grievance after the final result' },
    repeatFee: { label: 'Fee of a repeat' },
    examRepeatCappedAtPass: { label: 'A repeat is worth the pass mark at most' },
  },
}
