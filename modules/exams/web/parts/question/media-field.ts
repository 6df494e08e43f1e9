/** The upload field of pictures and sounds in questions: not open to everybody who is signed in. */
export const questionMediaField = 'questionMedia'
