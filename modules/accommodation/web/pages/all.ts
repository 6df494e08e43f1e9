// One file for the browser: the pages are small, share most of their parts, and each file is named in the first page's own.
export { default as RoomsPage } from './RoomsPage.tsx'
export { default as RoomEditPage } from './RoomEditPage.tsx'
export { default as RoomPricePage } from './RoomPricePage.tsx'
