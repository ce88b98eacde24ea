/** As much of nodemailer as is used here: its own types know every field that mail can have. */
declare module 'nodemailer' {
  export interface Letter {
    readonly from: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  export interface Transport {
    sendMail(letter: Letter): Promise<unknown>;
    close(): void;
  }
  const nodemailer: {
    createTransport(settings: Readonly<Record<string, unknown>>): Transport;
  };
  export default nodemailer;
}
