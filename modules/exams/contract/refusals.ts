import { refusal } from '#platform/shared/refusal.ts'

/* Question bank */
/** Data: `faults`, the codes of rules/question.ts. */
export const questionNotValid = refusal('questionNotValid', 422)
/** The module does not belong to the course. */
export const moduleOfOtherCourse = refusal('moduleOfOtherCourse', 422)
/** An exam asks or asked it: it can be set inactive instead. Data: `exams`. */
export const questionUsed = refusal('questionUsed', 409)
/** No question can be read from the file: it is of none of the formats. */
export const notAQuestionFile = refusal('notAQuestionFile', 422)
/** It is QTI 1.2, as Canvas and older systems export: none of the formats, and people take it for QTI 2.1. */
export const oldQti = refusal('oldQti', 422)
/** No question of the bank is chosen, or the format takes none of them. */
export const nothingToExport = refusal('nothingToExport', 422)
/** Data: `questions`, `most`. */
export const tooMuchToExport = refusal('tooMuchToExport', 422)
export const nothingToImport = refusal('nothingToImport', 422)
/** Its pictures and sounds were removed a day after the check. */
export const importTooOld = refusal('importTooOld', 409)

/* Statistics */
/** Data: `answers`, `most`. */
export const tooMuchToAnalyse = refusal('tooMuchToAnalyse', 422)

/* Answers that are accepted beside the key */
/** Of this kind of question none is, or it is none of its answers. */
export const noOtherAnswer = refusal('noOtherAnswer', 422)
/** It is right already, or accepted. */
export const answerCounts = refusal('answerCounts', 409)
/** Other results would change than those that were shown. */
export const previewOutdated = refusal('previewOutdated', 409)

/* Exams */
/** Data: `faults`, the codes of rules/readiness.ts. */
export const examNotReady = refusal('examNotReady', 422)
/** The exams of a class must share 100 percent. Data: `sum`. */
export const sharesNotHundred = refusal('sharesNotHundred', 422)
export const startInPast = refusal('startInPast', 422)
export const closesBeforeStart = refusal('closesBeforeStart', 422)
/** A question of another course. Data: `code`. */
export const questionOfOtherCourse = refusal('questionOfOtherCourse', 422)
/** Data: `found`, `asked`. */
export const notEnoughQuestions = refusal('notEnoughQuestions', 422)
/** The course has more questions than are looked through at once. Data: `most`. */
export const tooManyQuestions = refusal('tooManyQuestions', 422)
/** Somebody has begun it already. */
export const examBegun = refusal('examBegun', 409)
/** Final results need every paper marked. Data: `unmarked`, `violations`, `live`. */
export const papersOpen = refusal('papersOpen', 409)

/* Sitting an exam */
/** Data: `state`, `startsAt`, `closesAt`. */
export const examNotOpen = refusal('examNotOpen', 409)
export const alreadySat = refusal('alreadySat', 409)
/** The attempt lives in another browser; a proctor can move it. */
export const otherDevice = refusal('otherDevice', 409)
/** Data: `state`, `finishKind`. */
export const attemptClosed = refusal('attemptClosed', 409)
/** Its clock stands still: what is answered meanwhile is taken once it goes on. */
export const examPaused = refusal('examPaused', 409)
/** The same number was used for another answer. Data: `nextSeq`. */
export const seqReused = refusal('seqReused', 409)
/** An answer to a question or with a choice that this exam does not have. */
export const notInThisExam = refusal('notInThisExam', 422)

/* Marking */
export const ownPaper = refusal('ownPaper', 403)
/** Choices are marked by the machine alone. Data: `number`. */
export const machineMarked = refusal('machineMarked', 422)
/** Data: `number`, `max`. */
export const markOutOfRange = refusal('markOutOfRange', 422)
/** Data: `unmarked`. */
export const answersUnmarked = refusal('answersUnmarked', 409)
/** A change after the final result is written down with its reason. */
export const reasonNeeded = refusal('reasonNeeded', 422)
/** These marks stand already, or the answers are blank. */
export const nothingChanges = refusal('nothingChanges', 422)
/** An access arrangement that gives nothing. */
export const nothingArranged = refusal('nothingArranged', 422)
/** The paper is graded or still being written: its answers stay. */
export const answersStay = refusal('answersStay', 409)

/** Two people are marking this paper already, or one has finished the own marking. */
export const markersEnough = refusal('markersEnough', 409)

/* Grievances */
/** Data: `why`, a code of rules/marking/grievances.ts. */
export const noGrievance = refusal('noGrievance', 409)

/* Repeats */
/** Data: `why`, a code of rules/repeats.ts. */
export const noRepeat = refusal('noRepeat', 409)
export const proofNeeded = refusal('proofNeeded', 422)
