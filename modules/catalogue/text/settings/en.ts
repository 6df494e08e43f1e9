import { en as catalogue } from '../en.ts'

export const en = {
  sections: { materials: { title: catalogue.screens.materials } },
  settings: {
    materialMegabytes: {
      label: 'Largest file or video (megabytes)',
      help: 'Large files come in pieces, and go on where a cut line stopped them.',
    },
  },
}
