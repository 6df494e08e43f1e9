import { en as showcase } from '../en.ts'

export const en = {
  sections: { face: { title: showcase.screens.catalogue } },
  settings: {
    openCatalogue: {
      label: 'The catalogue is open to everybody',
      help: 'Visitors read the courses on offer and the classes open for registration without an account, and search engines find them. Closed, reading them asks for a log-in.',
    },
  },
}
