import type { StaticHandlerContext } from 'react-router-dom';
import type { PageSlotData } from '@clinic/contracts/host';
import { screenOf } from './render-outcome.ts';

interface Drawn {
  context: StaticHandlerContext;
  slotContent: PageSlotData;
  document: string;
}

type Draw = (context: StaticHandlerContext, slotContent: PageSlotData) => Promise<Drawn>;

/**
 * Draws a page again after something in it threw: no boundary catches on the server. Each slot's content is tried without the
 * screen, those that throw are left out, and a screen that throws still is drawn as failed, inside a frame that works.
 * @throws what was thrown first, when the frame itself cannot be drawn
 */
export async function drawWithoutFailing(
  draw: Draw,
  context: StaticHandlerContext,
  slotContent: PageSlotData,
  error: unknown,
): Promise<Drawn> {
  const route = context.matches.at(-1)?.route.id;
  const hasScreen = route !== undefined && screenOf(context) !== undefined;
  const withoutScreen = hasScreen
    ? { ...context, statusCode: 500, errors: { ...context.errors, [route]: error } }
    : context;
  const works = (drawn: PageSlotData) =>
    draw(withoutScreen, drawn).then(
      () => true,
      () => false,
    );

  if (!(await works({}))) throw error;
  const tried = await Promise.all(
    Object.entries(slotContent).map(async ([key, content]) => ({
      key,
      content,
      sound: await works({ [key]: content }),
    })),
  );
  const sound = Object.fromEntries(tried.filter((one) => one.sound).map(({ key, content }) => [key, content]));
  if (tried.every((one) => one.sound)) return draw(withoutScreen, sound);
  return draw(context, sound).catch(() => draw(withoutScreen, sound));
}
