import sharp from 'sharp';
const [out,h,...names]=process.argv.slice(2); const H=Number(h); const d='/tmp/visitors-shots/';
const ims=await Promise.all(names.map(async n=>{const b=await sharp(d+n+'.png').resize({height:H}).toBuffer();const m=await sharp(b).metadata();return{b,w:m.width!}}));
let x=0; const comp=ims.map(i=>{const c={input:i.b,left:x,top:0};x+=i.w+10;return c});
await sharp({create:{width:x,height:H,channels:3,background:'red'}}).composite(comp).png().toFile(d+out+'.png');
