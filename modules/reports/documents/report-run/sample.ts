import type { Content } from '#platform/shared/document/document.ts'
import type reportRun from './document.ts'

export default {
  Name: 'Registrations by organization',
  Definition: {
    List: 'registrations',
    Columns: ['Code', 'Fee'],
    Filters: [],
    Search: '',
    Sort: '',
    GroupBy: ['OrganizationName', 'SubmittedAt'],
    Figures: [
      { Column: 'Fee', Kind: 'sum' },
      { Column: 'Nights', Kind: 'average' },
    ],
  },
  MadeOn: '2027-03-01',
  Records: 1_204,
  Figures: [
    [
      { Minor: 210_400_000, Currency: 'EGP' },
      { Minor: 3_400_000, Currency: 'USD' },
    ],
    4.25,
  ],
  Rows: [
    {
      Key: '["a"]',
      Count: 1_200,
      Cells: [
        { ar: 'شركة النيل للطيران', en: 'Nile Aviation', fr: 'Nil Aviation' },
        '2027-02',
        [
          { Minor: 210_000_000, Currency: 'EGP' },
          { Minor: 3_400_000, Currency: 'USD' },
        ],
        4.25,
      ],
    },
    { Key: '[null]', Count: 4, Cells: [null, null, [{ Minor: 400_000, Currency: 'EGP' }], null] },
  ],
  IsCut: true,
} satisfies Content<typeof reportRun>
