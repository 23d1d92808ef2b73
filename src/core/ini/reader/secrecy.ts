import {excerpt, excerptKey, hidden, isSecretKey, mayNameSecret} from './secrets';

/**
 * Says what a message may show while a list is read. Behind a password whose quotes are damaged
 * everything may be the rest of it, up to the next setting that is sound.
 */
export class Secrecy {
  /** What comes next may be the rest of a password. */
  public isNear = false;
  /** Of the setting that came last: whether no message may show its value, or its key. */
  public isLastHidden = false;
  private isLastKeyHidden = false;
  /** Of the setting that is being read: the same. */
  private isValueHidden = false;
  private isKeyHidden = false;

  /** A setting starts, with a key at a stretch of the text. The name of a setting of the game gives nothing away. */
  public start(text: string, keyFrom: number, keyTo: number, known: string | undefined): void {
    const isNamed = mayNameSecret(text, keyFrom, keyTo);
    this.isKeyHidden =
      this.isNear &&
      !(isNamed && isSecretKey(text.slice(keyFrom, keyTo))) &&
      text.slice(keyFrom, keyTo) !== known;
    this.isValueHidden = this.isNear || isNamed;
  }

  /** A piece starts that has no key. */
  public startPiece(): void {
    this.isKeyHidden = false;
    this.isValueHidden = this.isNear || this.isLastHidden;
  }

  /** The setting that is being read is the last one now. A sound one shows where a password ends. */
  public finish(text: string, keyTo: number, end: number, isSound: boolean): void {
    this.isLastHidden = this.isValueHidden || mayNameSecret(text, keyTo, end);
    this.isLastKeyHidden = this.isKeyHidden;
    this.isNear = this.isLastHidden && !isSound;
  }

  /** A stretch went by that is no setting. */
  public pass(text: string, from: number, to: number): void {
    this.isNear ||= this.isLastHidden || mayNameSecret(text, from, to);
  }

  /** A comment went by. */
  public passComment(text: string, from: number, to: number): void {
    this.isNear ||= mayNameSecret(text, from, to);
  }

  public key(name: string): string {
    return this.isKeyHidden ? hidden : excerptKey(name);
  }

  public lastKey(name: string): string {
    return this.isLastKeyHidden ? hidden : excerptKey(name);
  }

  public value(content: string): string {
    return this.isValueHidden ? hidden : excerpt(content);
  }

  /** A text that may be the rest of a password where one came last. */
  public behind(content: string): string {
    return this.isNear || this.isLastHidden ? hidden : excerpt(content);
  }
}
