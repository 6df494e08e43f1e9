import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as lookups } from '#modules/lookups/text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'

const notAVideo = 'A video file belongs to a video, any other to a file. Choose a file of the same kind.'

export const en: Words<typeof ar> = {
  screens: {
    speech: 'Read a text aloud',
    documents: 'Document library',
    own: 'Library',
    documentation: 'Documentation',
    videos: 'Guide videos',
  },
  about: {
    documents: 'Files and videos for whole roles. Each role reads the newest version of what was published for it.',
    guides: 'What explains the software itself to those who work with it.',
    own: 'Files and videos that the academy has published for you.',
    videos: 'Videos that the academy has published for trainees.',
  },
  tabs: { categories: lookups.screens.DocumentCategory, guides: 'Guides to the software' },
  kinds: { file: terms.oneFile, video: 'Video' },
  states: { published: terms.published, draft: 'Not published' },
  fields: {
    title: terms.messageTitle,
    about: 'About it',
    category: 'Category',
    audience: 'For whom',
    isGuide: 'Guide to the software',
    file: terms.file,
    note: 'What is new in this version',
    changedAt: 'Newest version',
    number: terms.version,
    isPublished: 'Publication',
    kind: terms.kind,
    by: 'Added by',
  },
  help: {
    isGuide: 'Stands on the page Documentation too.',
    file: 'PDF, pictures, tables, Office documents and sound, up to {{limit}}.',
    video: 'MP4 or WebM, up to {{limit}}.',
  },
  none: 'No documents here yet.',
  noVideos: 'No videos have been published yet.',
  versions: 'Versions: {{title}}',
  showVersions: terms.versions,
  play: 'Play the video',
  playIt: 'Play',
  playing: 'Video: {{title}}',
  actions: terms.actions,
  acts: {
    addDocument: { do: 'Add a document', past: 'Document added to the library' },
    editDocument: { do: 'Edit the document', past: 'Document of the library changed' },
    addDocumentVersion: { do: 'Add a version', past: 'Version added to a document' },
    publishDocument: { do: terms.publish, done: 'The document is published.', past: 'Document published' },
    withdrawDocument: {
      do: 'Withdraw',
      ask: 'Those it was published for will not find it until it is published again. Withdraw it?',
      done: 'The document is withdrawn.',
      past: 'Document withdrawn',
    },
    deleteDocument: {
      do: terms.remove,
      ask: 'The document and the files of all its versions are deleted for good. Delete it?',
      done: 'The document is deleted.',
      past: 'Document deleted from the library',
    },
  },
  fieldErrors: { notAVideo },
  refusals: { notAVideo },
  speech: {
    about: 'Reads a text with one of the browser’s voices, so that you hear it before you give it to others.',
    text: terms.text,
    placeholder: 'Type or paste the text here.',
    voice: 'Voice',
    rate: 'Speed',
    speak: 'Read aloud',
    pause: 'Pause',
    resume: 'Go on',
    stop: kit.table.stop,
    noVoices:
      'This browser has no voice. Install one in the settings of the device, or open the page in another browser.',
  },
}
