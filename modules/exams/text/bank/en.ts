import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import { en as exams } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  exporting: {
    title: exams.bank.export,
    intro: 'Choose the format and what to export. Each of these formats can be read in here again.',
    format: terms.formatOfTheFile,
    hints: {
      qti3: 'For newer systems, with pictures and sounds. Nothing is lost.',
      qti21: 'For older systems that read QTI, with pictures and sounds. Nothing is lost.',
      moodleXml: 'For Moodle, with pictures and sounds. Level, category and time become tags.',
      gift: 'A text that is easy to read and change. Without pictures and model answers.',
      xlsx: 'A sheet to review and change in Excel: a row for each answer. Without pictures.',
    },
    which: 'Which questions',
    anyCourse: terms.allCourses,
    count_zero: 'No question in the file',
    count_one: 'One question in the file',
    count_two: '{{count}} questions in the file',
    count_few: '{{count}} questions in the file',
    count_many: '{{count}} questions in the file',
    count_other: '{{count}} questions in the file',
    complete: 'Nothing of them is lost.',
    loss: '{{what}} ({{of}})',
    lostTitle: 'What this format does not carry',
    losses: {
      media: 'Pictures and sounds are not in the file',
      modelAnswer: 'The model answer is not in the file',
      feedbackLines: 'Feedback on an answer becomes one line',
      spaces: 'Several spaces in an answer become one',
      pictureAlone: 'What is asked or an answer is a picture or a sound alone: the question is not in the file',
      tooLong: 'The question is longer than a cell holds and is not in the file',
    },
    of_zero: '',
    of_one: 'one question',
    of_two: '{{count}} questions',
    of_few: '{{count}} questions',
    of_many: '{{count}} questions',
    of_other: '{{count}} questions',
    more_zero: '',
    more_one: 'and one more',
    more_two: 'and {{count}} more',
    more_few: 'and {{count}} more',
    more_many: 'and {{count}} more',
    more_other: 'and {{count}} more',
    download: 'Download the file',
    done: 'The file was downloaded.',
    fileName: 'questions',
  },
}
