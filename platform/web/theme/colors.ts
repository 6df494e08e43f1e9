import type { MantineColorsTuple } from '@mantine/core'

/*
 * Shade 8 is the one that buttons are filled with and 9 the one that light badges are written in. Both are chosen for
 * a contrast of 4.5:1 on white and on their own tint; the kit's own green and yellow reach 3:1.
 */
export const brand: MantineColorsTuple = [
  '#fff4f3',
  '#fde3e1',
  '#f8c6c3',
  '#f2a19c',
  '#ea7a74',
  '#e15850',
  '#d84039',
  '#d03430',
  '#c92a2a',
  '#a61e1e',
]
export const red: MantineColorsTuple = [
  '#fff4f3',
  '#fde3e1',
  '#f8c6c3',
  '#f4a6a1',
  '#f08983',
  '#e4655d',
  '#d94a43',
  '#cc3a35',
  '#b92626',
  '#971b1b',
]
export const green: MantineColorsTuple = [
  '#eefaf1',
  '#d9f2df',
  '#b2e3be',
  '#87d39a',
  '#62c57b',
  '#4abc66',
  '#36a854',
  '#2a8f46',
  '#1d7a38',
  '#14602b',
]
export const yellow: MantineColorsTuple = [
  '#fff8e6',
  '#ffedc2',
  '#fddc8d',
  '#f9c955',
  '#f5b92b',
  '#e8a60f',
  '#c98a04',
  '#a97102',
  '#8a5a00',
  '#6f4800',
]
export const blue: MantineColorsTuple = [
  '#eef5ff',
  '#dbe8fb',
  '#b4cff4',
  '#8ab4ee',
  '#689ee8',
  '#5190e5',
  '#3f7fd6',
  '#2f6cc0',
  '#2459a3',
  '#1b4784',
]
export const gray: MantineColorsTuple = [
  '#f8f9fa',
  '#f1f3f5',
  '#e7e9ec',
  '#d9dce0',
  '#c8ccd2',
  '#a3a9b1',
  '#7b828b',
  '#5a6169',
  '#41474e',
  '#2b3035',
]
export const dark: MantineColorsTuple = [
  '#d5d7db',
  '#b6bac4',
  '#9a9ea9',
  '#6c7079',
  '#44474f',
  '#34373d',
  '#25262b',
  '#1a1b1e',
  '#141517',
  '#0f1012',
]
