/** Where a kind of person is shown, compared and merged, and the words in which its kinds differ. */
export const personKinds = {
  trainee: {
    record: '/User/Trainee-Edit/:ID?',
    merge: '/User/Merge/:ID/:OtherID?',
    pairs: '/User/Duplicates',
    words: {
      pairs: 'screens.duplicates',
      pairsIntro: 'intro',
      merge: 'screens.merge',
      mergeIntro: 'mergeIntro',
      merged: 'acts.mergeTrainees.done',
      other: 'otherRecord',
      moves: 'movesHint',
    },
  },
  instructor: {
    record: '/Instructor/Add-Edit/:ID?',
    merge: '/Instructor/Merge/:ID/:OtherID?',
    pairs: '/Instructor/Duplicates',
    words: {
      pairs: 'screens.instructorDuplicates',
      pairsIntro: 'introInstructors',
      merge: 'screens.instructorMerge',
      mergeIntro: 'mergeIntroInstructors',
      merged: 'acts.mergeInstructors.done',
      other: 'otherInstructor',
      moves: 'movesHintInstructors',
    },
  },
} as const
export type PersonKindName = keyof typeof personKinds
export type PersonKindPages = (typeof personKinds)[PersonKindName]
