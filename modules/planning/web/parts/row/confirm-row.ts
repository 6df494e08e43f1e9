/** Makes the class of a row, in a class room where the row names none; gives its number. */
export type ConfirmRow = (rowId: number, classRoomId?: number) => Promise<{ readonly Code: string }>
