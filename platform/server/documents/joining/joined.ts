import { openPdfium, type Pdfium } from './pdfium.ts'

/** Pages without what only opening a document for change needs; the file is written once, from its beginning. */
const notIncremental = 2

/**
 * The pages of several PDFs in one, in their order, as they are: nothing is drawn anew. What is no PDF throws. One
 * document lies in memory beside the one that grows.
 */
export async function joined(documents: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdfium = await openPdfium()
  const { functions } = pdfium
  const together = functions._FPDF_CreateNewDocument()
  for (const document of documents) addPages(pdfium, together, document)
  const bytes = written(pdfium, together)
  functions._FPDF_CloseDocument(together)
  return bytes
}

function addPages({ functions }: Pdfium, together: number, bytes: Uint8Array): void {
  const address = functions._malloc(bytes.length)
  functions.HEAPU8.set(bytes, address)
  const document = functions._FPDF_LoadMemDocument(address, bytes.length, 0)
  if (document === 0) throw new Error('Not a PDF.')
  const count = functions._FPDF_GetPageCount(document)
  const isAdded =
    count > 0 && functions._FPDF_ImportPagesByIndex(together, document, 0, 0, functions._FPDF_GetPageCount(together))
  functions._FPDF_CloseDocument(document)
  functions._free(address)
  if (!isAdded) throw new Error('A PDF without pages.')
}

function written({ functions, addressOf }: Pdfium, document: number): Uint8Array {
  const blocks: Uint8Array[] = []
  const write = addressOf((_, from, length) => {
    // The memory may have grown since the last block.
    blocks.push(functions.HEAPU8.slice(from, from + length))
    return 1
  })
  // An `FPDF_FILEWRITE`: its version and the function, in the byte order of WebAssembly.
  const writer = functions._malloc(8)
  new DataView(functions.HEAPU8.buffer).setInt32(writer, 1, true)
  new DataView(functions.HEAPU8.buffer).setInt32(writer + 4, write, true)
  const isWritten = functions._FPDF_SaveAsCopy(document, writer, notIncremental)
  functions._free(writer)
  if (!isWritten) throw new Error('The PDF could not be written.')
  return Buffer.concat(blocks)
}
