import {
  BACKSLASH,
  CLOSE,
  COLON,
  COMMA,
  EQUALS,
  HASH,
  OPEN,
  QUOTE,
  SEMICOLON,
  SLASH,
  WIDE_CLOSE,
  WIDE_COMMA,
  WIDE_EQUALS,
  codeAt,
  isBlank,
  isBreak,
  isCommentSign,
  isDigit,
  isDoubleMark,
  isKeyCode,
  isSingleMark,
  isWordCode,
  trimmedEnd,
} from './chars';
import {isSecret} from './file';
import {FoundList} from './found';
import type {ProblemData} from './problems';
import {Reports} from './reports';
import {
  afterBlanks,
  afterWhite,
  endOfUnclosed,
  firstBreak,
  isKeyThenEquals,
  isLineEndOrLimit,
  isLooseKeyThenEquals,
  isPlainKey,
  opensValue,
} from './scan';
import {excerpt, excerptKey, hidden, isSecretKey, mayNameSecret} from './secrets';
import {isQuoted, onOneLine, quote} from './text';
import {
  areDigits,
  closeLists,
  isUnquotedText,
  isWholeNumber,
  listOnOneLine,
  narrowNumber,
  requote,
} from './values';

/** The settings of a text, and what is wrong with them. */
export interface Found {
  readonly list: FoundList;
  readonly reports: Reports;
}

/** Nothing yet, to read into. */
export function nothingFound(text: string): Found {
  return {list: new FoundList(text), reports: new Reports()};
}

/** Where reading starts and ends, and how. */
interface ListRange {
  /** Offset of the first character inside the list. */
  readonly start: number;
  /** Offset at which the list ends at the latest: the next section, or the end of the text. */
  readonly limit: number;
  /** Settings on lines of their own, without parentheses around them. */
  readonly loose?: boolean;
}

/** Reads one list of a text into `found`. Returns the offset of the first character after the list. */
export type ListReader = (range: ListRange, found: Found) => number;

/**
 * Makes a reader for `Key=Value,Key=Value)` in a text. It mends what can be mended, goes forward
 * only, and reports every guess it makes. One reader serves all lists of a text, one after the other.
 *
 * It never looks at the same stretch of text again and again, so that reading stays linear for any
 * input: what may fail is paid from an allowance. Nor does it make objects for each setting; keys and
 * values stay stretches of the text for as long as they can.
 */
export function listReader(text: string): ListReader {
  let start = 0;
  let limit = 0;
  let loose = false;
  let {list, reports} = nothingFound(text);
  let leftOut: string[] = [];
  let at = 0;
  let sawBreak = false;
  let sawSpaces = false;
  // Work spent on guesses that failed. Past the allowance the reader stops guessing.
  let allowance = 0;
  let quotesInListsClose = true;

  // The key and the value that were read last. A value that was mended is no stretch of the text.
  let keyFrom = 0;
  let keyTo = 0;
  let valueFrom = 0;
  let valueTo = 0;
  let mended: string | undefined;
  const rawValue = (): string => mended ?? text.slice(valueFrom, valueTo);

  // For the messages alone. What comes next may be the rest of a password: its quotes are damaged.
  let isNearSecret = false;
  // Of the setting that is being read: whether its value may be a password, and its key a part of one.
  let isValueHidden = false;
  let isKeyHidden = false;
  const keyName = (): string => (isKeyHidden ? hidden : excerptKey(text.slice(keyFrom, keyTo)));
  const aboutValue = (content: string): ProblemData => ({
    key: keyName(),
    text: isValueHidden ? hidden : excerpt(content),
  });
  const startSetting = (): void => {
    const isNamed = mayNameSecret(text, keyFrom, keyTo);
    isKeyHidden = isNearSecret && !(isNamed && isSecretKey(text.slice(keyFrom, keyTo)));
    isValueHidden = isNearSecret || isNamed;
  };

  const noteBreak = (offset: number): void => {
    if (!sawBreak) {
      sawBreak = true;
      reports.add('line-break', offset);
    }
  };
  const noteSpaces = (offset: number): void => {
    if (!sawSpaces) {
      sawSpaces = true;
      reports.add('spaces', offset);
    }
  };
  const startsLine = (offset: number): boolean => {
    let before = offset - 1;
    while (before >= start && isBlank(text.charCodeAt(before))) {
      before -= 1;
    }
    return before < start ? loose : isBreak(text.charCodeAt(before));
  };
  const isCommentLine = (offset: number): boolean => {
    const code = codeAt(text, offset, limit);
    return (code === SEMICOLON || code === HASH) && startsLine(offset);
  };
  /**
   * Where the comment at `offset` ends; -1 where none starts. It is a line of its own, or words
   * behind a setting up to the end of the line, as long as these set nothing.
   */
  const endOfComment = (offset: number): number => {
    const code = codeAt(text, offset, limit);
    if (!isCommentSign(code)) {
      return -1;
    }
    const isLine = isCommentLine(offset);
    if (!isLine) {
      const before = text.charCodeAt(offset - 1);
      if (
        allowance <= 0 ||
        !(isBlank(before) || isBreak(before)) ||
        (code === SLASH && codeAt(text, offset + 1, limit) !== SLASH)
      ) {
        return -1;
      }
    }
    let end = offset;
    let last = offset;
    for (; end < limit; end += 1) {
      const sign = text.charCodeAt(end);
      if (isBreak(sign)) {
        break;
      }
      if (!isLine && (sign === EQUALS || sign === WIDE_EQUALS)) {
        allowance -= end - offset;
        return -1;
      }
      last = isBlank(sign) ? last : end;
    }
    // The parenthesis that closes the list is no part of a comment behind the last setting.
    const isClosing =
      !isLine && codeAt(text, last, limit) === CLOSE && afterWhite(text, end, limit) >= limit;
    return isClosing ? last : end;
  };

  /** Skips blanks, line breaks and comments between two settings. */
  const skipBetween = (): void => {
    const code = codeAt(text, at, limit);
    if (code !== COMMA && code !== CLOSE && !isKeyCode(code)) {
      skipWhite();
      if (isCommentSign(codeAt(text, at, limit))) {
        skipComments();
      }
    }
  };
  const skipWhite = (): void => {
    const next = afterWhite(text, at, limit);
    if (next > at && next < limit && !(sawBreak && sawSpaces)) {
      const lineBreak = firstBreak(text, at, next);
      if (lineBreak >= 0) {
        noteBreak(lineBreak);
      } else {
        noteSpaces(at);
      }
    }
    at = next;
  };
  const skipComments = (): void => {
    // Comments that follow each other are kept as one piece of the text.
    let blockStart = -1;
    let blockEnd = -1;
    for (;;) {
      skipWhite();
      const end = endOfComment(at);
      const isSlash = codeAt(text, at, limit) === SLASH;
      if (blockStart >= 0 && (end < 0 || isSlash)) {
        list.comments.push(text.slice(blockStart, trimmedEnd(text, blockStart, blockEnd)));
        blockStart = -1;
      }
      if (end < 0) {
        return;
      }
      if (!loose) {
        reports.add('comment-inside', at)?.tell({text: excerptBehind(text.slice(at, end))});
      }
      isNearSecret ||= mayNameSecret(text, at, end);
      if (isSlash) {
        list.comments.push(`; ${text.slice(at, trimmedEnd(text, at, end))}`);
      } else if (blockStart < 0) {
        blockStart = at;
      }
      blockEnd = end;
      at = end;
    }
  };

  /**
   * The short way for most settings: where `Key=word` ends that has nothing odd about it, else -1.
   * It sets the key and the value.
   */
  const endOfPlain = (from: number): number => {
    let offset = from;
    while (offset < limit && isKeyCode(text.charCodeAt(offset))) {
      offset += 1;
    }
    if (
      offset === from ||
      codeAt(text, offset, limit) !== EQUALS ||
      isDigit(text.charCodeAt(from))
    ) {
      return -1;
    }
    keyFrom = from;
    keyTo = offset;
    offset += 1;
    valueFrom = offset;
    while (offset < limit && isWordCode(text.charCodeAt(offset))) {
      offset += 1;
    }
    valueTo = offset;
    mended = undefined;
    const code = codeAt(text, offset, limit);
    if (code === COMMA || code === CLOSE) {
      return offset;
    }
    if (offset === valueFrom || !(isBreak(code) || isBlank(code))) {
      return -1;
    }
    const next = afterWhite(text, offset, limit);
    const following = codeAt(text, next, limit);
    return following === COMMA || following === CLOSE || isKeyThenEquals(text, next, limit)
      ? offset
      : -1;
  };

  /** Where the characters end that can be a key, even an odd one. */
  const endOfKey = (from: number): number => {
    let offset = from;
    let isFirstGuess = true;
    for (; offset < limit; offset += 1) {
      const code = text.charCodeAt(offset);
      if (isFirstGuess && (code === WIDE_EQUALS || code === COLON)) {
        isFirstGuess = false;
        const isMeant =
          code === WIDE_EQUALS ||
          (!loose && codeAt(text, offset + 1, limit) !== SLASH && !followsText());
        if (isMeant && isPlainKey(text, from, trimmedEnd(text, from, offset))) {
          break;
        }
      }
      if (code === EQUALS || code === COMMA || code === OPEN || code === CLOSE) {
        break;
      }
      if (code === QUOTE || isBreak(code)) {
        break;
      }
    }
    return offset;
  };

  /** Tells whether a sign that is often mistaken for a comma stands between two settings. */
  const endsAtWrongComma = (offset: number): boolean => {
    const code = codeAt(text, offset, limit);
    return (
      (code === WIDE_COMMA || code === SEMICOLON) &&
      isKeyThenEquals(text, afterWhite(text, offset + 1, limit), limit)
    );
  };

  /** Tells whether a full-width parenthesis ends the list: only at the very end is that sure. */
  const isWideClose = (offset: number): boolean =>
    codeAt(text, offset, limit) === WIDE_CLOSE && afterWhite(text, offset + 1, limit) >= limit;

  /** Tells whether the quote before `offset` ends a value, judged by what follows. */
  const endsValue = (offset: number): boolean => {
    const next = afterWhite(text, offset, limit);
    const code = codeAt(text, next, limit);
    if (next >= limit || isKeyThenEquals(text, next, limit)) {
      return true;
    }
    if (code === CLOSE) {
      let last = next;
      while (codeAt(text, last, limit) === CLOSE) {
        last += 1;
      }
      if (codeAt(text, last, limit) === QUOTE) {
        last += 1;
      }
      const behind = codeAt(text, last, limit);
      return isLineEndOrLimit(text, last, limit) || behind === COMMA || behind === SEMICOLON;
    }
    if (code === WIDE_CLOSE) {
      return isWideClose(next);
    }
    if (code === WIDE_COMMA || code === SEMICOLON) {
      return endsAtWrongComma(next) || endOfComment(next) >= 0;
    }
    if (code === COMMA) {
      const item = afterWhite(text, next + 1, limit);
      const itemCode = codeAt(text, item, limit);
      return (
        item >= limit ||
        itemCode === COMMA ||
        itemCode === CLOSE ||
        endOfComment(item) >= 0 ||
        isLooseKeyThenEquals(text, item, limit)
      );
    }
    return endOfComment(next) >= 0;
  };

  /** Reads a value that starts with a straight quote. */
  const readQuoted = (): void => {
    const open = at;
    let fallback = -1;
    let inner = false;
    let innerBeforeFallback = false;
    let close = -1;
    let offset = open + 1;
    while (offset < limit) {
      const code = text.charCodeAt(offset);
      if (code === BACKSLASH) {
        offset += 2;
        continue;
      }
      if (code === QUOTE) {
        const after = codeAt(text, offset + 1, limit);
        const isInside =
          after === QUOTE || after === BACKSLASH || after === OPEN || after === EQUALS;
        if (allowance <= 0 || (!isInside && endsValue(offset + 1))) {
          close = offset;
          break;
        }
        if (fallback < 0 && !isInside) {
          const next = codeAt(text, afterWhite(text, offset + 1, limit), limit);
          if (next === COMMA || next === CLOSE) {
            fallback = offset;
            innerBeforeFallback = inner;
          }
        }
        if (opensValue(text, offset, open)) {
          break;
        }
        inner = true;
      }
      offset += 1;
    }
    if (close < 0) {
      allowance -= offset - open;
      if (fallback < 0) {
        at = endOfUnclosed(text, open + 1, limit);
        allowance -= at - open;
        const content = text.slice(open + 1, trimmedEnd(text, open + 1, at));
        reports.add('unclosed-quote', open)?.tell(aboutValue(content));
        mended = requote(content.replace(/\\"$/, '\\\\'));
        return;
      }
      close = fallback;
      inner = innerBeforeFallback;
    }
    at = close + 1;
    const lineBreak = firstBreak(text, open, close);
    if (lineBreak < 0 && !inner) {
      valueFrom = open;
      valueTo = at;
      return;
    }
    const content = text.slice(open + 1, close);
    if (lineBreak >= 0) {
      reports.add('line-break-in-text', lineBreak)?.tell({key: keyName()});
    }
    if (inner) {
      reports.add('inner-quote', open)?.tell(aboutValue(content));
    }
    mended = requote(content);
  };

  /** Reads a value that starts with a typographic quote, or with a single one. */
  const readCurly = (isSingle: boolean): void => {
    const open = at;
    let offset = open + 1;
    while (allowance > 0 && offset < limit) {
      const code = text.charCodeAt(offset);
      if (isBreak(code)) {
        break;
      }
      const isMark = code === QUOTE || (isSingle ? isSingleMark(code) : isDoubleMark(code));
      if (isMark && endsValue(offset + 1)) {
        break;
      }
      offset += 1;
    }
    const isClosed = allowance > 0 && offset < limit && !isBreak(text.charCodeAt(offset));
    allowance -= isClosed ? 0 : offset - open;
    if (isSingle && !isClosed) {
      // An apostrophe.
      readPlain();
      return;
    }
    const end = isClosed ? offset : endOfUnclosed(text, open + 1, limit);
    at = isClosed ? end + 1 : end;
    const content = text.slice(open + 1, end);
    reports.add('curly-quotes', open)?.tell(aboutValue(content));
    mended = requote(content);
  };

  /** Reads any other value: a number, a word, a list in parentheses. */
  const readPlain = (): void => {
    const open = at;
    let depth = 0;
    let isKeyed = false;
    let breaks = false;
    let isOneWord = true;
    let mayBeWide = false;
    let stray: number[] | undefined;
    let end = -1;
    while (at < limit && end < 0) {
      const code = text.charCodeAt(at);
      if (isBreak(code) || isBlank(code)) {
        const next = afterWhite(text, at, limit);
        const lineBreak = firstBreak(text, at, next);
        const following = codeAt(text, next, limit);
        if (
          next >= limit ||
          ((depth === 0 || (depth === 1 && !isKeyed && lineBreak >= 0)) &&
            isKeyThenEquals(text, next, limit)) ||
          (depth === 0 &&
            (following === COMMA ||
              following === CLOSE ||
              isCommentLine(next) ||
              (isOneWord &&
                endOfComment(next) >= 0 &&
                (following !== HASH || !isUnquotedText(text, open, at)))))
        ) {
          end = at;
          break;
        }
        isOneWord = false;
        if (lineBreak >= 0) {
          noteBreak(lineBreak);
          breaks = true;
        }
        at = next;
        continue;
      }
      if (depth === 0 && (endsAtWrongComma(at) || isWideClose(at))) {
        end = at;
        break;
      }
      mayBeWide ||= code > 0xff00;
      if (code === OPEN) {
        depth += 1;
        if (depth === 1) {
          isKeyed = isKeyThenEquals(text, afterWhite(text, at + 1, limit), limit);
        }
      } else if (code === CLOSE) {
        if (depth === 0) {
          end = at;
          break;
        }
        depth -= 1;
      } else if (code === COMMA) {
        if (
          depth === 0 ||
          (depth === 1 && !isKeyed && isKeyThenEquals(text, afterWhite(text, at + 1, limit), limit))
        ) {
          end = at;
          break;
        }
      } else if (code === QUOTE && depth > 0) {
        let close = limit;
        if (quotesInListsClose) {
          close = at + 1;
          while (close < limit && text.charCodeAt(close) !== QUOTE) {
            close += text.charCodeAt(close) === BACKSLASH ? 2 : 1;
          }
        }
        if (close < limit) {
          breaks ||= firstBreak(text, at, close) >= 0;
          at = close;
        } else {
          quotesInListsClose = false;
          (stray ??= []).push(at);
        }
      }
      at += 1;
    }
    at = Math.min(end < 0 ? at : end, limit);
    valueFrom = open;
    valueTo = trimmedEnd(text, open, at);
    mended = undefined;
    if (stray || breaks || mayBeWide || depth > 0) {
      mendPlain(stray, breaks, mayBeWide, depth);
    }
  };
  const mendPlain = (
    stray: readonly number[] | undefined,
    breaks: boolean,
    mayBeWide: boolean,
    depth: number,
  ): void => {
    const open = valueFrom;
    let raw = rawValue();
    const quoteNote = stray && reports.add('unclosed-quote', stray[0] ?? open);
    if (stray) {
      let from = open;
      const parts = stray.map((quoteAt) => {
        const part = text.slice(from, quoteAt);
        from = quoteAt + 1;
        return part;
      });
      raw = parts.join('') + text.slice(from, at);
      raw = raw.slice(0, trimmedEnd(raw, 0, raw.length));
    }
    if (breaks) {
      raw = raw.startsWith('(') ? listOnOneLine(raw) : onOneLine(raw);
    }
    const narrow = mayBeWide ? narrowNumber(raw) : undefined;
    if (narrow !== undefined) {
      reports.add('wide-signs', open);
      raw = narrow;
    }
    const listNote = depth > 0 ? reports.add('unclosed-list', open) : undefined;
    if (depth > 0) {
      raw = closeLists(raw, depth);
    }
    quoteNote?.tell(aboutValue(raw));
    listNote?.tell(aboutValue(raw));
    mended = raw;
  };

  // The newest entry, while pieces may still turn out to belong to its text.
  let hasLast = false;
  let lastKeyFrom = 0;
  let lastKeyTo = 0;
  let lastFrom = 0;
  let lastTo = 0;
  let lastMended: string | undefined;
  let isLastText: boolean | undefined;
  let isLastHidden = false;
  let isLastKeyHidden = false;
  let pieces: string[] | undefined;
  const lastKey = (): string => text.slice(lastKeyFrom, lastKeyTo);
  const lastKeyName = (): string => (isLastKeyHidden ? hidden : excerptKey(lastKey()));
  /** A text for a message that may be the rest of a password where one came last. */
  const excerptBehind = (content: string): string =>
    isNearSecret || isLastHidden ? hidden : excerpt(content);
  const lastValue = (): string => lastMended ?? text.slice(lastFrom, lastTo);
  const closeLast = (): void => {
    if (!hasLast) {
      return;
    }
    hasLast = false;
    if (pieces) {
      lastMended = quote(`${lastValue()}, ${pieces.join(', ')}`);
      pieces = undefined;
    }
    const {size} = list;
    const index = list.numberOf(lastKeyFrom, lastKeyTo);
    if (isLastHidden) {
      list.hidden.add(index);
    }
    if (index < size) {
      const note = reports.add('duplicate-key', lastKeyFrom);
      if (note) {
        const told = list.hidden.has(index) ? () => hidden : excerpt;
        const [kept, dropped] = [told(lastValue()), told(list.valueOf(index))];
        note.tell({key: lastKeyName(), kept, dropped});
      }
    }
    list.set(index, lastKeyFrom, lastFrom, lastTo, lastMended);
  };
  /**
   * Makes the key and the value that were read last the newest entry. A sound one shows where a
   * password ends.
   */
  const add = (isSound: boolean): void => {
    closeLast();
    isLastHidden = isValueHidden || mayNameSecret(text, keyTo, at);
    isLastKeyHidden = isKeyHidden;
    isNearSecret = isLastHidden && !isSound;
    hasLast = true;
    lastKeyFrom = keyFrom;
    lastKeyTo = keyTo;
    lastFrom = valueFrom;
    lastTo = valueTo;
    lastMended = mended;
    isLastText = undefined;
  };
  /** Tells whether a text without quotes came last, so that what follows a comma belongs to it. */
  const followsText = (): boolean => {
    if (!hasLast) {
      return false;
    }
    if (isLastText === undefined) {
      const isText =
        lastMended === undefined
          ? isUnquotedText(text, lastFrom, lastTo)
          : isUnquotedText(lastMended, 0, lastMended.length);
      // What follows a password without quotes is taken as a part of it rather than shown elsewhere.
      isLastText = isText || (isSecret(lastKey()) && !isQuoted(lastValue()));
    }
    return isLastText;
  };

  /** Tells whether the piece that was read last is what a comma left over of a number. */
  const isDecimalPlace = (from: number): boolean =>
    hasLast &&
    pieces === undefined &&
    text.charCodeAt(from - 1) === COMMA &&
    (mended === undefined
      ? areDigits(text, valueFrom, valueTo, 6)
      : areDigits(mended, 0, mended.length, 6)) &&
    (lastMended === undefined
      ? isWholeNumber(text, lastFrom, lastTo)
      : isWholeNumber(lastMended, 0, lastMended.length)) &&
    !isSecret(lastKey());

  /** A piece without an equals sign: the rest of a text without quotes, or nothing that counts. */
  const addBare = (): boolean => {
    const from = at;
    keyFrom = at;
    keyTo = at;
    isKeyHidden = false;
    isValueHidden = isNearSecret || isLastHidden;
    readPlain();
    if (at === from) {
      at += 1;
    }
    const piece = rawValue();
    if (piece === '' || piece === '\\') {
      // A backslash at the end of a line says in other files that the line goes on.
      return false;
    }
    if (isDecimalPlace(from)) {
      const value = lastValue();
      lastMended = `${value}.${piece}`;
      reports.add('decimal-comma', from - 1)?.tell({
        key: lastKeyName(),
        from: excerptBehind(`${value},${piece}`),
        text: excerptBehind(lastMended),
      });
    } else if (followsText()) {
      reports.add('joined-text', from)?.tell({key: lastKeyName(), text: excerptBehind(piece)});
      (pieces ??= []).push(piece);
    } else {
      reports.add('bare-item', from)?.tell({text: excerptBehind(piece)});
      leftOut.push(onOneLine(piece));
    }
    isNearSecret ||= isLastHidden || mayNameSecret(text, from, at);
    return true;
  };

  /** Reads a setting whose key ends at a sign that says equals, or is meant to. */
  const readSetting = (keyOffset: number, keyEnd: number, equals: number): void => {
    keyFrom = keyOffset;
    keyTo = trimmedEnd(text, keyOffset, keyEnd);
    startSetting();
    if (equals !== EQUALS) {
      reports.add('wrong-equals', keyEnd)?.tell({key: keyName(), sign: text.charAt(keyEnd)});
    }
    if (keyTo < keyEnd) {
      noteSpaces(keyTo);
    }
    at = afterBlanks(text, keyEnd + 1, limit);
    if (at > keyEnd + 1 && at < limit) {
      noteSpaces(keyEnd + 1);
    }
    mended = undefined;
    const first = codeAt(text, at, limit);
    if (first === QUOTE) {
      readQuoted();
    } else if (isSingleMark(first)) {
      readCurly(true);
    } else if (isDoubleMark(first)) {
      readCurly(false);
    } else {
      readPlain();
    }
    if (keyTo === keyFrom) {
      const piece = `=${rawValue()}`;
      reports.add('bare-item', keyOffset)?.tell({text: excerptBehind(piece)});
      isNearSecret ||= isLastHidden || mayNameSecret(text, keyTo, at);
      leftOut.push(piece);
      return;
    }
    const isPlain = isPlainKey(text, keyFrom, keyTo);
    if (!isPlain) {
      reports.add('odd-key', keyOffset)?.tell({key: keyName()});
    }
    add(isPlain && equals === EQUALS && first === QUOTE && mended === undefined);
  };

  const readAll = (): void => {
    for (;;) {
      skipBetween();
      if (at >= limit) {
        at = trimmedEnd(text, start, limit);
        if (!loose) {
          reports.add('missing-close', at);
        }
        break;
      }
      const code = text.charCodeAt(at);
      if (code === WIDE_CLOSE && !loose && isWideClose(at)) {
        reports.add('wide-signs', at);
        at += 1;
        break;
      }
      if (code === CLOSE) {
        const next = afterWhite(text, at + 1, limit);
        if (
          codeAt(text, next, limit) === COMMA &&
          isKeyThenEquals(text, afterWhite(text, next + 1, limit), limit)
        ) {
          reports.add('early-close', at);
          at = next + 1;
          continue;
        }
        at += 1;
        if (loose) {
          continue;
        }
        break;
      }
      if (code === COMMA) {
        reports.add('empty-item', at);
        while (codeAt(text, at, limit) === COMMA) {
          at = afterWhite(text, at + 1, limit);
        }
        continue;
      }
      const plainEnd = endOfPlain(at);
      if (plainEnd >= 0) {
        at = plainEnd;
        startSetting();
        const isSecretWord = mayNameSecret(text, keyFrom, at);
        add(!isSecretWord || valueFrom === valueTo);
      } else {
        const keyEnd = endOfKey(at);
        const equals = codeAt(text, keyEnd, limit);
        if (equals === EQUALS || equals === WIDE_EQUALS || equals === COLON) {
          readSetting(at, keyEnd, equals);
        } else if (!addBare()) {
          continue;
        }
      }
      // What separates this setting from the next one.
      const valueEnd = at;
      skipBetween();
      const separator = codeAt(text, at, limit);
      if (separator === COMMA) {
        at += 1;
        if (codeAt(text, afterWhite(text, at, limit), limit) === CLOSE) {
          reports.add('empty-item', at - 1);
        }
      } else if (endsAtWrongComma(at)) {
        reports.add('wrong-comma', at)?.tell({sign: text.charAt(at)});
        isNearSecret ||= isLastHidden;
        at += 1;
      } else if (at < limit && separator !== CLOSE && !isWideClose(at)) {
        isNearSecret ||= isLastHidden && (!loose || firstBreak(text, valueEnd, at) < 0);
        if (!loose) {
          reports.add('missing-comma', valueEnd);
        }
      }
    }
    closeLast();
    list.endsNearSecret = isNearSecret || isLastHidden;
  };

  return (range, found) => {
    ({start, limit, loose = false} = range);
    ({list, reports} = found);
    leftOut = [];
    at = start;
    sawBreak = loose;
    sawSpaces = loose;
    allowance = limit - start + 100_000;
    quotesInListsClose = true;
    isNearSecret = false;
    isLastHidden = false;
    readAll();
    if (leftOut.length > 0) {
      list.comments.push(`; ${leftOut.join(', ')}`);
    }
    return Math.min(at, limit);
  };
}
