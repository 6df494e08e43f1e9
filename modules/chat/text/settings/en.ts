export const en = {
  sections: { chat: { title: 'Chats of classes' } },
  settings: {
    chatDaysAfterEnd: {
      label: 'Chats of a class stay open after its end',
      help: 'Afterwards they are read, and nothing is written.',
    },
    chatDeleteMinutes: { label: 'A message can be deleted for', help: 'Zero: nobody deletes a message.' },
    chatQuietFrom: {
      label: 'Quiet hours begin at',
      help: 'An hour of the day from 0 to 23. The bell tells of no message then, and does once they are over.',
    },
    chatQuietTo: {
      label: 'Quiet hours end at',
      help: 'An hour of the day; the same as the beginning: there are none.',
    },
  },
}
