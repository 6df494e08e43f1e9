import { expect, test } from 'vitest'
import { moved } from './moves.ts'
import { pastedCells } from './pasted.ts'

test.each([
  ['one cell', '7', [['7']]],
  ['a row', '7\t8.5', [['7', '8.5']]],
  [
    'a block of Excel, with its last line end',
    '7\t8\r\n9\t10\r\n',
    [
      ['7', '8'],
      ['9', '10'],
    ],
  ],
  ['a column of Sheets', '٧\n٨٫٥', [['٧'], ['٨٫٥']]],
  [
    'empty cells stay empty',
    '7\t\n\t8\n',
    [
      ['7', ''],
      ['', '8'],
    ],
  ],
  [
    'what is quoted holds tabs, lines and quotes',
    '"a\tb"\t"c\nd"\n"say ""x"""\t5',
    [
      ['a\tb', 'c\nd'],
      ['say "x"', '5'],
    ],
  ],
  ['a quote inside of a cell is a sign', '5"\t6', [['5"', '6']]],
])('%s', (_, text, cells) => {
  expect(pastedCells(text)).toEqual(cells)
})

const grid = { rows: 20, columns: 3, rtl: false }
const at = (row: number, column: number) => ({ row, column })
test.each([
  ['ArrowDown', at(0, 1), {}, at(1, 1)],
  ['ArrowDown', at(19, 1), {}, at(19, 1)],
  ['ArrowUp', at(5, 0), { ctrl: true }, at(0, 0)],
  ['ArrowRight', at(0, 0), {}, at(0, 1)],
  ['ArrowLeft', at(0, 0), {}, at(0, 0)],
  ['Home', at(4, 2), {}, at(4, 0)],
  ['End', at(4, 0), { ctrl: true }, at(19, 2)],
  ['PageDown', at(4, 0), {}, at(14, 0)],
  ['PageUp', at(4, 0), {}, at(0, 0)],
  ['Enter', at(4, 1), {}, at(5, 1)],
  ['Enter', at(4, 1), { shift: true }, at(3, 1)],
  ['Tab', at(4, 2), {}, at(5, 0)],
  ['Tab', at(5, 0), { shift: true }, at(4, 2)],
  ['Tab', at(19, 2), {}, null],
  ['Tab', at(0, 0), { shift: true }, null],
  ['x', at(0, 0), {}, null],
])('%s from %o with %o', (key, from, more, to) => {
  expect(moved(from, { key, ...more }, grid)).toEqual(to)
})

test('from right to left the arrows follow the columns', () => {
  expect(moved(at(0, 1), { key: 'ArrowLeft' }, { ...grid, rtl: true })).toEqual(at(0, 2))
  expect(moved(at(0, 1), { key: 'ArrowRight', ctrl: true }, { ...grid, rtl: true })).toEqual(at(0, 0))
})
