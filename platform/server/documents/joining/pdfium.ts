import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** What is used of the library's functions in C, by the names that it publishes them under; addresses are numbers. */
interface Functions {
  readonly HEAPU8: Uint8Array
  readonly _malloc: (bytes: number) => number
  readonly _free: (address: number) => void
  readonly _FPDF_CreateNewDocument: () => number
  readonly _FPDF_LoadMemDocument: (bytes: number, length: number, password: number) => number
  readonly _FPDF_GetPageCount: (document: number) => number
  readonly _FPDF_ImportPagesByIndex: (to: number, from: number, pages: number, count: number, at: number) => number
  readonly _FPDF_SaveAsCopy: (document: number, writer: number, flags: number) => number
  readonly _FPDF_CloseDocument: (document: number) => void
}

/** The library's memory and functions, and the address that a function of ours is called under from C. */
export interface Pdfium {
  readonly functions: Functions
  /** Of a function of three whole numbers that answers one; one at a time has it. */
  readonly addressOf: (ours: (first: number, second: number, third: number) => number) => number
}

/** A WebAssembly module that imports `e.f`, of three i32 to one, and exports it: only such a function stands in a table. */
const passedOn = Buffer.from('0061736d0100000001080160037f7f7f017f02070101650166000007050101660000', 'hex')

/** PDFium with its functions in C: its package reads documents and publishes, but does not wrap, what puts them together. */
export async function openPdfium(): Promise<Pdfium> {
  const binary = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))
  const compiled = new WebAssembly.Module(binary)
  let table: WebAssembly.Table | undefined
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(compiled, imports)
      table = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Table)
      // Declared as the module, called with the instance.
      done(instance as never)
      return instance.exports
    },
  })
  const { module: functions } = library as unknown as { module: Functions }
  return {
    functions,
    addressOf: (ours) => {
      if (!table) throw new Error('PDFium publishes no table of functions.')
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(passedOn), { e: { f: ours } })
      // The table does not grow. The first place is that of no function: the library itself calls nothing there.
      table.set(0, exports['f'])
      return 0
    },
  }
}
